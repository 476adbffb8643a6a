// Which workload, and which operation: every workload's winner is on its button, so that the whole answer is visible.

import { said } from "../choosing/words";
import { placeId } from "../data/model";
import type { Ranking } from "../data/ranking";
import { count, time } from "../data/units";
import { h } from "../page/dom";
import type { Child } from "../page/dom";
import { plainMarks } from "../page/marks";
import type { Shown } from "../page/state";
import type { View } from "../page/view";
import { shownName, shownTitle } from "../page/words";

export function places(view: View): Child[] {
  const single = view.run.places.map(place => {
    const id = placeId(place);
    return card(view, id, view.rank(place), [place.workload, h("small", null, ` ${count(place.size)}`)], place === view.place);
  });
  const all = view.canTakeTogether ? [card(view, "", view.rankAll(), ["All workloads", h("small", null, ` ${view.countedPlaces.length}`)], view.ranking.isAll)] : [];
  return [h("div", { class: "places", role: "group", "aria-label": "Workload" }, all, single)];
}

function card(view: View, id: string, ranking: Ranking, name: Child[], isChosen: boolean): HTMLElement {
  const entries = view.kept(ranking.ranked);
  const first = entries[0];
  const ties = first ? entries.filter(entry => entry.rank && entry.rank.number === first.rank?.number).length - 1 : 0;
  const { number, words } = first && ranking.isRatio ? said(first.figure!.value) : { number: "", words: first ? time(first.figure!.value) : "" };
  return h("button", { type: "button", class: "place", "aria-pressed": String(isChosen), "data-key": `place-${id}`, click: () => view.store.change({ place: id }) },
    h("span", { class: "place-name" }, name),
    h("span", { class: "place-first" }, first ? [first.label, plainMarks(view, first.row), ties > 0 ? ` and ${ties === 1 ? "another" : `${ties} others`}, tied` : "", " ", h("b", null, number ? `${number} ${words}` : words)] : "none"));
}

export function operations(view: View): Child[] {
  const all: Shown[] = view.place.operations.length > 1 ? ["both", ...view.place.operations] : view.place.operations;
  return [h("div", { class: "segments", role: "group", "aria-label": "Operation" }, all.map(shown =>
    h("button", { type: "button", "aria-pressed": String(view.ranking.shown === shown), "data-key": `shown-${shown}`, click: () => view.store.change({ shown }) },
      shown === "both" ? shownTitle({ shown, reads: view.wishes.reads }) : shownName[shown])))];
}
