// Which workload, and which operation: every workload's winner is on its button, so that the whole answer is visible.

import { placeId } from "../data/model";
import { count, ratio, time } from "../data/units";
import { h } from "../page/dom";
import type { Child } from "../page/dom";
import { marks } from "../page/marks";
import type { Shown } from "../page/state";
import type { View } from "../page/view";
import { shownName } from "../page/words";

export function places(view: View): Child[] {
  return [h("div", { class: "places", role: "group", "aria-label": "Workload" }, view.run.places.map(place => {
    const id = placeId(place);
    const ranking = view.rank(place);
    const first = view.kept(ranking.ranked)[0];
    const value = first ? ranking.isRatio ? `× ${ratio(first.figure!.value)}` : time(first.figure!.value) : "";
    return h("button", { type: "button", class: "place", "aria-pressed": String(place === view.place), "data-key": `place-${id}`, click: () => view.store.change({ place: id }) },
      h("span", { class: "place-name" }, place.workload, h("small", null, ` ${count(place.size)}`)),
      h("span", { class: "place-first" }, first ? [first.label, marks(view, first.row), " ", h("b", null, value)] : "none"));
  }))];
}

export function operations(view: View): Child[] {
  const all: Shown[] = view.place.operations.length > 1 ? ["both", ...view.place.operations] : view.place.operations;
  return [h("div", { class: "segments", role: "group", "aria-label": "Operation" }, all.map(shown =>
    h("button", { type: "button", "aria-pressed": String(view.ranking.shown === shown), "data-key": `shown-${shown}`, click: () => view.store.change({ shown }) }, shownName[shown])))];
}
