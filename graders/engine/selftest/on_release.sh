#!/bin/sh
# on_release.sh [OPTIONS] RELEASE [check] [test]
#
# Runs both commands of the README, or one of them, in a Debian of its own (bookworm, trixie, testing, …), as a plain user who
# may install, and tells how long each took and what differed. What is checked out is copied in, committed or not. Needs
# root, debootstrap, and about half an hour on two cores.
#
#   --roots FOLDER   where the systems are kept: one that is there already is used again (default: ~/.cache/kata-roots)
#   --mirror URL     where Debian's packages are fetched; by default from where this machine has them
#   --old            go on although the mirror's list is past its date (said by apt as "Release file … is expired")
#   --ccache FOLDER  let compilers use this folder of ccache, which is faster, but times then say little
set -eu
project=$(cd "$(dirname "$0")/../../.." && pwd)

usage() { sed -n '2,/^set/s/^# \{0,1\}//p' "$0" >&2; exit 2; }
fail() { printf '%s\n' "$1" >&2; exit 3; }

roots=${XDG_CACHE_HOME:-$HOME/.cache}/kata-roots
mirror=
old=
ccache=
while [ $# -gt 0 ]; do
  case $1 in
    --roots) roots=$2; shift 2 ;;
    --mirror) mirror=$2; shift 2 ;;
    --old) old=yes; shift ;;
    --ccache) ccache=$(cd "$2" && pwd); shift 2 ;;
    -*) usage ;;
    *) break ;;
  esac
done
[ $# -gt 0 ] || usage
release=$1
shift
[ "$(id -u)" -eq 0 ] || fail 'Only root can set up another system: try sudo.'
command -v debootstrap > /dev/null || fail 'debootstrap is missing: apt-get install debootstrap'
root=$roots/$release
mkdir -p "$roots"

# The first address of Debian that this machine's own sources name.
if [ -z "$mirror" ]; then
  mirror=$(cat /etc/apt/sources.list /etc/apt/sources.list.d/*.sources /etc/apt/sources.list.d/*.list 2> /dev/null |
    sed -n 's/^URIs: *\([^ ]*\).*/\1/p; s/^deb  *\(\[[^]]*\] *\)\{0,1\}\([^ ]*\).*/\2/p' | grep '/debian/*$' | head -n 1)
  [ -n "$mirror" ] || fail 'This machine has no address of Debian'\''s packages: name one with --mirror.'
fi

unmount() {
  for place in ccache dev/pts dev/shm dev proc sys; do
    if mountpoint -q "$root/$place"; then umount -l "$root/$place"; fi
  done
}
trap unmount EXIT
trap 'exit 130' INT TERM HUP

if [ ! -e "$root/.made" ]; then
  unmount
  rm -rf "$root"
  debootstrap --variant=minbase --include=sudo,ca-certificates "$release" "$root" "$mirror" > "$root.log" 2>&1 ||
    { tail -n 5 "$root.log" >&2; fail "debootstrap could not make $release: see $root.log"; }
  [ -z "$old" ] || printf 'Acquire::Check-Valid-Until "false";\n' > "$root/etc/apt/apt.conf.d/90old-release"
  chroot "$root" useradd --create-home --shell /bin/sh student
  printf 'student ALL=(ALL) NOPASSWD: ALL\n' > "$root/etc/sudoers.d/student"
  touch "$root/.made"
fi
cp /etc/resolv.conf "$root/etc/resolv.conf"
mount -t proc proc "$root/proc"
mount -t sysfs -o ro sysfs "$root/sys"
mount --bind /dev "$root/dev"
mount --make-private "$root/dev"  # what is mounted below must not show in our own /dev
mount -t devpts -o newinstance,ptmxmode=0666 devpts "$root/dev/pts"
mount -t tmpfs tmpfs "$root/dev/shm"

# What is checked out, as one commit: tests of the student kit ask git for it.
home=$root/home/student
rm -rf "$home/kata"
mkdir "$home/kata"
(cd "$project" && git ls-files -z --cached --others --exclude-standard |
  xargs -0 sh -c 'for file; do [ ! -e "$file" ] || printf "%s\0" "$file"; done' sh | tar --null -T - -cf -) | tar -x -C "$home/kata"
(cd "$home/kata" && git init -q && git add -A &&
  git -c user.name=student -c user.email=student@localhost commit -q -m 'What is checked out')
environment='LANG=C.UTF-8'
if [ -n "$ccache" ]; then
  mkdir -p "$root/ccache"
  mount --bind "$ccache" "$root/ccache"
  chmod -R a+rwX "$ccache"
  chroot "$root" sh -c 'command -v ccache > /dev/null || { apt-get update -qq; apt-get install -qq ccache > /dev/null; }'
  environment="$environment CMAKE_CXX_COMPILER_LAUNCHER=ccache CCACHE_DIR=/ccache CCACHE_UMASK=000"
fi
# Where npm finds its packages is this machine's to know.
if command -v npm > /dev/null; then
  environment="$environment npm_config_registry=$(npm config get registry)"
fi
chroot "$root" chown -R student:student /home/student
log=$roots/$release.log
printf 'What is printed goes to %s\n' "$log"
code=0
chroot "$root" su - student -c "cd kata && export $environment && sh graders/engine/selftest/readme_commands.sh $*" \
  > "$log" 2>&1 < /dev/null || code=$?
printf '\n%s\n' "$release"
sed -n '/^== What differed/,$p' "$log"
exit "$code"
