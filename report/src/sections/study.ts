// A published comparison and today's figures, side by side.

import { gridlines, logAxis } from "../charts/axis";
import type { LogAxis } from "../charts/axis";
import type { StudyReport, StudyRowReport, StudyTableReport } from "../data/model";
import { ratio, tick } from "../data/units";
import { h, plainTable, section } from "../page/dom";
import type { Child } from "../page/dom";
import type { View } from "../page/view";
import { outcomeName } from "../page/words";

const verdicts = { holds: "still holds", noLonger: "no longer", tooCloseToTell: "too close to tell", notMeasured: "not measured" };

const number = (value: number): string => new Intl.NumberFormat("en-US", { maximumSignificantDigits: 4 }).format(value);

export function study(view: View): HTMLElement | null {
  const report = view.run.study;
  if (!report) {
    return null;
  }
  return section("study", `The study “${report.title}”`,
    `Published ${report.published.date} (${report.published.source}): ${report.published.machine}, ${report.published.runtime}. Today: ${report.today.machine}, ${report.today.runtime}. Open circles are what the study printed, full ones what this run measured, each relative to its own baseline.`,
    report.tables.map(table => tableOf(table)), claims(report), counterparts(report), notes(report));
}

function tableOf(table: StudyTableReport): Child[] {
  const rows = table.groups.flatMap(group => group.rows);
  const relatives = rows.flatMap(row => [row.publishedRelative, row.todayRelative?.low, row.todayRelative?.high]).filter(value => value !== undefined && value > 0) as number[];
  const axis = table.baseline && relatives.length > 1 ? logAxis([...relatives, 1]) : undefined;
  return [
    h("h3", null, table.title),
    table.note ? h("p", { class: "note" }, table.note) : null,
    h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": table.title },
      h("table", { class: "study-table", style: axis ? `--grid: ${gridlines(axis)}` : "" },
        h("thead", null, h("tr", null, ["", "published", "today", axis ? `relative to ${table.baseline}` : "", "what changed"].map((title, index) => h("th", { scope: "col", class: index === 3 ? "plot" : index === 1 || index === 2 ? "number" : "" },
          index === 3 && axis ? [h("span", { class: "unseen" }, title), scaleMarks(axis)] : title || h("span", { class: "unseen" }, index === 0 ? "item" : "chart"))))),
        table.groups.map(group => h("tbody", null,
          group.label ? h("tr", { class: "divider" }, h("th", { scope: "rowgroup", colspan: 5 }, group.label, group.place.unit ? `, ${group.place.unit}` : "")) : null,
          group.rows.map(row => rowOf(row, axis, row.item === table.baseline)))))),
  ];
}

const scaleMarks = (axis: LogAxis): HTMLElement => h("span", { class: "axis", "aria-hidden": "true" }, axis.ticks.map(value => h("span", { class: value === 1 ? "tick one" : "tick", style: `left: ${axis.at(value)}%` }, tick(value))));

function rowOf(row: StudyRowReport, axis: LogAxis | undefined, isBaseline: boolean): HTMLElement {
  const today = row.today === undefined ? h("span", { class: "outcome", title: row.reason }, outcomeName[row.outcome] ?? row.outcome) : number(row.today);
  return h("tr", null,
    h("th", { scope: "row" }, row.item),
    h("td", { class: "number" }, row.published === undefined ? "–" : number(row.published)),
    h("td", { class: "number" }, today),
    h("td", { class: "plot" }, axis ? pair(row, axis) : null),
    h("td", null, isBaseline ? "the baseline" : changeOf(row)));
}

function pair(row: StudyRowReport, axis: LogAxis): HTMLElement {
  const [then, now] = [row.publishedRelative, row.todayRelative];
  const between = then !== undefined && now ? [axis.at(then), axis.at(now.value)].sort((a, b) => a - b) : undefined;
  return h("span", { class: "track", "aria-hidden": "true" },
    h("span", { class: "line one", style: `left: ${axis.at(1)}%` }),
    between ? h("span", { class: "stem", style: `left: ${between[0]}%; width: ${between[1]! - between[0]!}%` }) : null,
    now ? h("span", { class: "reach", style: `left: ${axis.at(now.low)}%; width: ${axis.at(now.high) - axis.at(now.low)}%` }) : null,
    then !== undefined ? h("span", { class: "dot then", style: `left: ${axis.at(then)}%` }) : null,
    now ? h("span", { class: "dot", style: `left: ${axis.at(now.value)}%` }) : null);
}

function changeOf(row: StudyRowReport): string {
  if (row.publishedRelative === undefined || !row.todayRelative) {
    return row.todayRelative ? ratio(row.todayRelative.value) : "";
  }
  const { value, low, high } = row.todayRelative;
  const text = `${ratio(row.publishedRelative)} → ${ratio(value)}`;
  return low <= row.publishedRelative && row.publishedRelative <= high ? `${text}, as published` : text;
}

function claims(report: StudyReport): Child {
  return report.claims.length === 0 ? null : [h("h3", null, "Its claims"), h("ul", { class: "claims" }, report.claims.map(claim => h("li", { class: claim.verdict },
    h("b", null, verdicts[claim.verdict]), h("span", null, claim.statement, claim.readAs ? ` (${claim.readAs})` : "", h("small", null, ` ${claim.today}`)))))];
}

function counterparts(report: StudyReport): HTMLElement {
  return h("details", { class: "figures", "data-key": "counterparts" }, h("summary", { "data-key": "counterparts-summary" }, "What corresponds to what"),
    plainTable("What corresponds to what", ["in the study", "today", "version", "difference"], report.counterparts.map(item => [item.label, item.today ?? "–", item.version ?? "–", item.note ?? ""])));
}

function notes(report: StudyReport): Child {
  return report.notes.length === 0 ? null : h("ul", { class: "remarks" }, report.notes.map(note => h("li", null, note)));
}
