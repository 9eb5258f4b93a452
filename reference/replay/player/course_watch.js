import { Player } from "./player.js";

/** @import { Course } from "./course_data.js" */
/** @import { Parts } from "./player.js" */

/**
 * The parts of the page that change places: the course, and what plays a search.
 *
 * @typedef {object} Places
 * @property {HTMLElement} course
 * @property {HTMLElement} watch
 * @property {HTMLElement} title
 * @property {HTMLAnchorElement} back
 * @property {Parts} player
 */

/** Shows the course, or the search that the address names: #watch=sudoku_naive/0. */
export class Watching {
  /**
   * @param {Course} course
   * @param {Places} places
   */
  constructor(course, places) {
    this.course = course;
    this.places = places;
    this.pageTitle = document.title;
    /** @type {Player | null} */
    this.player = null;
    this.address = "";
    window.addEventListener("hashchange", () => this.show());
    this.show();
  }

  show() {
    const before = this.address;
    this.address = location.hash;
    const asked = /^#watch=([a-z0-9_]+)\/(\d+)$/.exec(this.address);
    const exercise = this.course.parts
      .flatMap((part) => part.exercises)
      .find(({ name }) => name === asked?.[1]);
    const search = exercise?.searches[Number(asked?.[2])];
    const wasWatching = this.player !== null;
    this.player?.close();
    this.player = null;
    this.places.course.hidden = search !== undefined;
    this.places.watch.hidden = search === undefined;
    document.title = search ? `${search.replay.title} · ${this.pageTitle}` : this.pageTitle;
    if (search && exercise) {
      this.places.title.textContent = search.replay.title;
      this.places.back.href = `#${exercise.name}`;
      this.player = new Player(search.replay, this.places.player);
      window.scrollTo(0, 0);
      this.places.title.focus({ preventScroll: true });
    } else if (wasWatching) {
      const link = document.querySelector(`a[href="${before}"]`);
      link?.closest(".card")?.scrollIntoView();
      if (link instanceof HTMLElement) link.focus({ preventScroll: true });
    }
  }
}
