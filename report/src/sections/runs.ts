// Several runs side by side: other machines, other days.

import type { Place, Row, Run } from "../data/model";
import { placeId } from "../data/model";
import type { Entry } from "../data/ranking";
import { ratio, time } from "../data/units";
import { h, section } from "../page/dom";
import { nameWithMarks } from "../page/marks";
import type { View } from "../page/view";
import { outcomeName, placeName, shownVerb } from "../page/words";

export function runs(view: View): HTMLElement | null {
  const { runs: all } = view.data;
  if (all.length < 2) {
    return null;
  }
  const lines = new Map<string, { row: Row; cells: (Entry | undefined)[] }>();
  all.forEach((run, column) => {
    const place = run.places.find(candidate => placeId(candidate) === placeId(view.singlePlace));
    for (const entry of place ? view.kept(entriesOf(view, place, run)) : []) {
      const line = lines.get(entry.id) ?? { row: entry.row, cells: all.map(() => undefined) };
      line.cells[column] = entry;
      lines.set(entry.id, line);
    }
  });
  return section("runs", "The runs side by side",
    `${placeName(view.singlePlace)}: the time of ${shownVerb(view.ranking)} as a ratio to ${view.state.base ? "the baseline that you chose" : "each run’s own baseline"}. Ratios change less between machines than times.`,
    h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": "Runs" }, h("table", { class: "plain runs-table" },
      h("thead", null, h("tr", null, h("th", { scope: "col" }, "serializer"), all.map(run => h("th", { scope: "col", class: "number" }, run.name, h("small", null, ` ${run.machine.processor}, ${run.machine.runtime}`))))),
      h("tbody", null, [...lines.values()].map(line => h("tr", null, h("th", { scope: "row" }, nameWithMarks(view, line.row)), line.cells.map(entry => h("td", { class: "number" }, text(entry)))))))));
}

function entriesOf(view: View, place: Place, run: Run): Entry[] {
  const ranking = view.rank(place, view.state.shown, run);
  return [...ranking.ranked, ...ranking.partial, ...ranking.absent.filter(entry => entry.outcomes.some(outcome => outcome.outcome !== "Unavailable"))];
}

function text(entry: Entry | undefined): string {
  if (!entry) {
    return "–";
  }
  return entry.figure ? `${ratio(entry.figure.value)} [${ratio(entry.figure.low)}–${ratio(entry.figure.high)}] ${time(entry.nanoseconds!)}` : outcomeName[entry.outcomes[0]?.outcome ?? ""] ?? "–";
}
