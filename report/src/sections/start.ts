// The first call in a fresh process against the calls after it: it shows which serializers start slowly, and after how many calls they catch up.

import type { Row } from "../data/model";
import type { Entry, Ranking } from "../data/ranking";
import { cellOf } from "../data/ranking";
import { count, time } from "../data/units";
import { h, section } from "../page/dom";
import { nameWithMarks } from "../page/marks";
import type { View } from "../page/view";
import { placeName } from "../page/words";

export function start(view: View): HTMLElement | null {
  const place = view.singlePlace;
  const ranking = view.ranking.isAll ? view.rank(place) : view.ranking;

  // A process goes through all sizes of its workload: only the first of them runs cold, and the run does not record which that was.
  if (view.run.places.filter(other => other.workload === place.workload).length > 1) {
    return null;
  }
  const entries = view.kept(ranking.ranked).filter(entry => startOf(ranking, entry.row) !== undefined);
  if (entries.length < 2) {
    return null;
  }
  entries.sort((a, b) => startOf(ranking, a.row)! - startOf(ranking, b.row)!);
  const longest = Math.max(...entries.map(entry => startOf(ranking, entry.row)!));
  return section("start", "The first call",
    `${placeName(place)}: wall time of making the adapter and of the first call in a fresh process, where everything is compiled for the first time, against one call once it is warm.`,
    h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": "The first call: table" }, h("table", { class: "plain start" },
      h("thead", null, h("tr", null, ["serializer", "first call", "", "then", ranking.baseline ? `against ${view.baselineLabel}` : ""].map(title => h("th", { scope: "col" }, title || h("span", { class: "unseen" }, "bar"))))),
      h("tbody", null, entries.map(entry => h("tr", null,
        h("th", { scope: "row" }, nameWithMarks(view, entry.row)),
        h("td", { class: "number" }, time(startOf(ranking, entry.row)!)),
        h("td", { class: "bar" }, h("span", { "aria-hidden": "true", style: `width: ${100 * startOf(ranking, entry.row)! / longest}%` })),
        h("td", { class: "number" }, time(entry.nanoseconds!)),
        h("td", null, catchUp(ranking, entry))))))));
}

/** Adapter and first calls; undefined when the run did not record them. */
function startOf(ranking: Ranking, row: Row): number | undefined {
  const cells = ranking.operations.map(operation => cellOf(row, operation));
  return cells.every(cell => cell?.firstCallNanoseconds !== undefined)
    ? cells.reduce((sum, cell) => sum + cell!.firstCallNanoseconds!, cells[0]!.bindNanoseconds ?? 0)
    : undefined;
}

function catchUp(ranking: Ranking, entry: Entry): string {
  const baseline = ranking.ranked.find(other => other.row === ranking.baseline);
  const [own, other] = [startOf(ranking, entry.row)!, baseline && startOf(ranking, baseline.row)];
  if (!baseline || other === undefined || entry === baseline) {
    return entry === baseline ? "the baseline" : "";
  }
  const [later, perCall] = [own - other, baseline.nanoseconds! - entry.nanoseconds!];
  return later <= 0 && perCall >= 0 ? "ahead from the first call on"
    : later > 0 && perCall <= 0 ? "behind, and never catches up"
      : later > 0 ? `behind, has caught up after ${count(Math.ceil(later / perCall))} calls`
        : `ahead, is caught up with after ${count(Math.ceil(later / perCall))} calls`;
}
