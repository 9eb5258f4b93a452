/**
 * Texts of a recording. The page has them as bytes, one character each, since programs print and
 * throw whatever they like.
 */

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** @param {string} bytes */
function decoded(bytes) {
  try {
    return decoder.decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return null;
  }
}

/** @param {string} character */
function writtenOut(character) {
  const code = character.codePointAt(0) ?? 0;
  const digits = code.toString(16);
  if (code < 0x80) return `\\x${digits.padStart(2, "0")}`;
  return code > 0xffff ? `\\U${digits.padStart(8, "0")}` : `\\u${digits.padStart(4, "0")}`;
}

/** @param {string} byte */
function writtenOutByte(byte) {
  return `\\x${byte.charCodeAt(0).toString(16).padStart(2, "0")}`;
}

/**
 * Writes out what would not be seen, or would turn the order of what stands around it; line breaks,
 * tabs and the joiners of letters and pictures stay.
 *
 * @param {string} text
 */
function visible(text) {
  return text
    .replaceAll("\r\n", "\n")
    .replace(/(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, writtenOut);
}

/**
 * Bytes as the characters that they are, as each is to be shown, and of how many bytes: what is UTF-8
 * is read as such, all else is written out as \xNN.
 *
 * @param {string} bytes
 */
export function characters(bytes) {
  const all = [];
  for (let at = 0; at < bytes.length;) {
    const length = [1, 2, 3, 4].find((length) => decoded(bytes.slice(at, at + length)) !== null);
    const own = bytes.slice(at, at + (length ?? 1));
    all.push({
      text: length ? visible(decoded(own) ?? "") : writtenOutByte(own),
      length: own.length,
    });
    at += own.length;
  }
  return all;
}

/**
 * Bytes as text to be shown.
 *
 * @param {string} bytes
 */
export function words(bytes) {
  const whole = decoded(bytes);
  if (whole !== null) return visible(whole);
  return characters(bytes)
    .map((character) => character.text)
    .join("");
}

/**
 * A letter of a grid, which is one byte.
 *
 * @param {string} byte
 */
export function letterText(byte) {
  if (byte === " ") return "␣";
  return /^[!-~]$/.test(byte) ? byte : writtenOutByte(byte);
}
