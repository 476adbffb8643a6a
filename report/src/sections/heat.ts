// Serializer by workload: it shows which are fast everywhere, and which only in some places.

import type { Place, Row } from "../data/model";
import { idOf, placeId } from "../data/model";
import type { Entry, Ranking } from "../data/ranking";
import { count, percent, ratio } from "../data/units";
import { h, section } from "../page/dom";
import type { Child } from "../page/dom";
import { nameWithMarks } from "../page/marks";
import type { View } from "../page/view";
import { outcomeName, outcomeShort, shownVerb } from "../page/words";

const isKind = (place: Place): boolean => place.workload.startsWith("kinds-");

/** A ratio of 8 or an eighth has the full colour. */
const fullColour = 3;

interface Line {
  row: Row;
  cells: (Entry | undefined)[];
  /** Over the workloads that count, as in their ranking; over those shown, where these are others. */
  mean?: number;
  measured: number;
}

export function everywhere(view: View): HTMLElement | null {
  const places = view.run.places.filter(place => !isKind(place) && place.baseline);
  return places.length < 2 ? null : heat(view, "everywhere", "Every workload",
    `The time of ${shownVerb(view.ranking)} as a ratio to ${view.baselineLabel}; the deeper the gold the faster, the deeper the grey the slower. Ordered as in the ranking of all that count.`, places, ratio, view.canTakeTogether ? view.rankAll() : undefined);
}

export function kinds(view: View): HTMLElement | null {
  const places = view.run.places.filter(place => isKind(place) && place.baseline);
  return places.length < 2 ? null : heat(view, "kinds", "By kind of data",
    `What each kind of data costs alone: the time of ${shownVerb(view.ranking)}, more (+) or less (−) than ${view.baselineLabel} takes.`, places, value => percent(value - 1));
}

function heat(view: View, id: string, title: string, lead: string, places: Place[], format: (value: number) => string, all?: Ranking): HTMLElement {
  const lines = linesOf(view, places, all);
  const empty = lines.filter(line => line.measured === 0).length;
  return section(id, title, lead,
    h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": `${title}: table` },
      h("table", { class: "heat" }, h("caption", { class: "unseen" }, lead),
        h("thead", null, h("tr", null, h("th", { scope: "col" }, "serializer"), h("th", { scope: "col", class: "mean" }, all ? `all ${view.countedPlaces.length} that count` : "mean"), places.map(place => columnHead(view, id, place)))),
        h("tbody", null, lines.filter(line => line.measured > 0).map(line => h("tr", { class: line.row === view.ranking.baseline ? "baseline" : "" },
          h("th", { scope: "row" }, nameWithMarks(view, line.row)),
          h("td", { class: "mean" }, line.mean === undefined ? "–" : format(line.mean), !all && line.measured < places.length ? h("small", { title: `measured on ${line.measured} of ${places.length}` }, ` of ${line.measured}`) : null),
          line.cells.map(entry => cell(entry, format))))))),
    empty > 0 ? h("p", { class: "note" }, `${empty === 1 ? "One row without a single measurement is" : `${count(empty)} rows without a single measurement are`} left out here; the reasons stand below the ranking of each workload.`) : null);
}

function columnHead(view: View, id: string, place: Place): HTMLElement {
  return h("th", { scope: "col" }, h("button", {
    type: "button", "data-key": `${id}-${placeId(place)}`, title: "Show its ranking", click: () => { view.store.change({ place: placeId(place) }); document.getElementById("ranking")!.scrollIntoView(); },
  }, place.workload.replace(/^kinds-/, ""), h("small", null, ` ${count(place.size)}`)));
}

function linesOf(view: View, places: Place[], all: Ranking | undefined): Line[] {
  const lines = new Map<string, Line>();
  places.forEach((place, column) => {
    const ranking = view.rank(place);
    for (const entry of view.kept([...ranking.ranked, ...ranking.partial, ...ranking.absent])) {
      const line = lines.get(entry.id) ?? { row: entry.row, cells: places.map(() => undefined), measured: 0 };
      line.cells[column] = entry;
      lines.set(entry.id, line);
    }
  });
  for (const line of lines.values()) {
    const values = line.cells.map(entry => entry?.figure?.value).filter(value => value !== undefined);
    line.measured = values.length;
    const mean = all ? all.ranked.find(entry => entry.id === idOf(line.row))?.figure?.value : values.length === 0 ? undefined : overall(values);
    if (mean !== undefined) {
      line.mean = mean;
    }
  }
  const half = places.length / 2;
  return [...lines.values()].sort((a, b) => (all ? 0 : Number(b.measured >= half) - Number(a.measured >= half)) || (a.mean ?? Infinity) - (b.mean ?? Infinity) || b.measured - a.measured);
}

/** The geometric mean. */
const overall = (values: number[]): number => Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);

function cell(entry: Entry | undefined, format: (value: number) => string): Child {
  if (!entry?.figure) {
    const outcome = entry?.outcomes[0];
    return h("td", { class: "none", title: outcome ? `${outcomeName[outcome.outcome] ?? outcome.outcome}: ${outcome.reason}` : "" }, outcome ? outcomeShort[outcome.outcome] ?? outcome.outcome : "–");
  }
  const { value, low, high } = entry.figure;
  const depth = Math.max(-1, Math.min(1, Math.log2(value) / fullColour));
  return h("td", { class: depth < 0 ? "fast" : "slow", style: `--depth: ${Math.abs(depth).toFixed(2)}`, title: `${ratio(value)} [${ratio(low)}–${ratio(high)}]` }, entry.row.partial ? "(" : "", format(value), entry.row.partial ? ")" : "");
}

