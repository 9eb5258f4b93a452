import { courseCard } from "./course_card.js";
import { readCourse } from "./course_data.js";
import { courseMap, howFar } from "./course_map.js";
import { Watching } from "./course_watch.js";
import { byId, html } from "./dom.js";

const course = readCourse(byId("data").textContent ?? "");
byId("how-far").append(...howFar(course));
byId("map").append(...courseMap(course));
for (const { title, exercises } of course.parts) {
  const cards = exercises.map((exercise) => courseCard(exercise, exercise.name === course.next));
  byId("parts").append(
    html("section", { class: "part", "aria-label": title }, html("h2", {}, title), ...cards),
  );
}
new Watching(course, {
  course: byId("course"),
  watch: byId("watch"),
  title: byId("watched"),
  back: /** @type {HTMLAnchorElement} */ (byId("back")),
  player: {
    lead: byId("lead"),
    main: byId("main"),
    transport: byId("transport"),
    letterKeys: /** @type {HTMLInputElement} */ (byId("letter-keys")),
  },
});
document.body.dataset.ready = "true";
