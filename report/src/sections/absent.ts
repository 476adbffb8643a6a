// Outcomes that are not measurements, with their reasons: data, and not gaps.

import type { LoadRow, StartupRow } from "../data/model";
import type { Entry } from "../data/ranking";
import { count } from "../data/units";
import { h } from "../page/dom";
import type { Child } from "../page/dom";
import { nameWithMarks } from "../page/marks";
import type { View } from "../page/view";
import { outcomeName, shownName } from "../page/words";

const order = ["WrongAnswer", "Crashed", "TimedOut", "Failed", "BuildFailed", "Unsupported", "Unavailable", "NotMeasured"];

/** A group of more than this is folded. */
const many = 12;

export function absent(view: View): Child[] {
  const entries = view.kept(view.ranking.absent);
  if (entries.length === 0) {
    return [];
  }
  const [title, hint] = view.ranking.isAll ? ["Not in this ranking", " because a workload that counts is missing"] : ["Not in the ranking", ""];
  const groups = [...Map.groupBy(entries, entry => entry.outcomes[0]!.outcome)].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  return [
    h("h2", { class: "small absent-title" }, `${title}: ${entries.length}`, hint ? h("small", null, hint) : null),
    groups.map(([outcome, members]) => h("details", { class: `absent ${outcome}`, "data-key": `absent-${outcome}`, open: members.length <= many },
      h("summary", { "data-key": `absent-${outcome}-summary` }, h("b", null, outcomeName[outcome] ?? outcome), ` ${members.length}`, members.length > many ? h("span", { class: "names" }, members.map(entry => entry.label).join(", ")) : null),
      h("ul", null, members.map(entry => h("li", { "data-id": entry.id }, nameWithMarks(view, entry.row), " ", h("span", { class: "reason" }, reasonOf(entry, view))))))),
  ];
}

/** Servers and programs that were not measured to the end, each with the reason. */
export function withoutFigures(view: View, rows: (LoadRow | StartupRow)[]): Child {
  return rows.length === 0 ? null : h("details", { class: "absent", open: rows.length <= 6 },
    h("summary", null, `Without figures: ${count(rows.length)}`),
    h("ul", null, rows.map(row => h("li", null, nameWithMarks(view, row), " ", h("span", { class: "reason" },
      `${outcomeName[row.outcome] ?? row.outcome}${row.reason ? `: ${row.reason}` : ""}${"hint" in row && row.hint ? `. ${row.hint}` : ""}`)))));
}

function reasonOf(entry: Entry, view: View): string {
  const reasons = new Set(entry.outcomes.map(outcome => outcome.reason));
  const missing = entry.outcomes.length < view.ranking.operations.length ? `${entry.outcomes.map(outcome => shownName[outcome.operation]).join(", ")}: ` : "";
  return missing + [...reasons].join("; ");
}
