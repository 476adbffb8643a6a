// What each serializer can do and withstand, executed: serializer by attack, serializer by capability, with the bytes and the command that repeats each.

import type { CapabilityVerdict, Direction, Finding, Grades, Probed } from "../data/probes";
import { gradeText, hexOf, probedOf } from "../data/probes";
import type { Row } from "../data/model";
import { idOf } from "../data/model";
import { bytes, count } from "../data/units";
import { h, section } from "../page/dom";
import type { Child } from "../page/dom";
import { nameWithMarks } from "../page/marks";
import type { View } from "../page/view";

interface Line {
  row: Row;
  probed: Probed;
}

const verdictText: Record<CapabilityVerdict, [sign: string, words: string]> = {
  pass: ["✓", "works"], partial: ["◐", "works in part"], fail: ["✕", "does not work"], notApplicable: ["–", "not tried"],
};

export function probes(view: View): HTMLElement | null {
  const rows = new Map(view.run.places.flatMap(place => place.rows).filter(row => row.group !== "floor" && !row.partial && view.shows(row)).map(row => [idOf(row), row]));
  const lines = [...rows.values()].flatMap(row => { const probed = probedOf(view.data, row); return probed ? [{ row, probed }] : []; });
  if (lines.length === 0) {
    return null;
  }
  const newest = lines.map(line => line.probed.table.date).sort().at(-1)!;
  return section("probes", "What was tried on them",
    `goldilocks probe executed attacks and capabilities; the newest table is of ${newest}. A finding happened twice more, alone, in fresh processes. A table holds for exactly the version that was probed. ${count(rows.size - lines.length)} of the ${count(rows.size)} rows shown here have none.`,
    matrix("attacks", "Attacks", lines, attackColumns(lines)),
    matrix("capabilities", "Capabilities", lines, capabilityColumns(lines)),
    h("p", { class: "note" }, "✓ works, ◐ works in part, ✕ does not, – could not be tried. A grade of reading is about bytes of others, one of writing about one’s own objects."),
    lines.map(line => findings(view, line)));
}

interface Column {
  title: string;
  meaning: string;
  cell: (line: Line) => { text: string; title: string; look: string };
}

function matrix(key: string, title: string, lines: Line[], columns: Column[]): Child {
  return columns.length === 0 ? null : [h("h3", null, title), h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": `${title}: table` }, h("table", { class: `heat probed ${key}` },
    h("caption", { class: "unseen" }, `${title} by serializer`),
    h("thead", null, h("tr", null, h("th", { scope: "col" }, "serializer"), columns.map(column => h("th", { scope: "col", title: column.meaning }, column.title)))),
    h("tbody", null, lines.map(line => h("tr", { "data-id": idOf(line.row) }, h("th", { scope: "row" }, h("span", { class: "name" }, h("span", { class: "serializer" }, line.row.serializer), line.row.variant ? ` ${line.row.variant}` : "")),
      columns.map(column => { const { text, title: words, look } = column.cell(line); return h("td", { class: look, title: words }, text, h("span", { class: "unseen" }, ` ${words}`)); })))))) ];
}

function attackColumns(lines: Line[]): Column[] {
  const attacks = [...new Set(lines.flatMap(line => line.probed.variant.findings.map(finding => finding.probe)))].sort();
  const grades = (direction: Direction): Column => ({
    title: direction, meaning: `The grades of ${direction}, worst first`,
    cell: ({ probed }) => gradeCell(probed.variant[direction]),
  });
  return [grades("reading"), grades("writing"), ...attacks.map(attack => ({
    title: attack, meaning: `Findings of the attack ${attack}`,
    cell: ({ probed }: Line) => {
      const found = probed.variant.findings.filter(finding => finding.probe === attack);
      return found.length === 0 ? { text: "", title: "no finding", look: "" } : { text: gradeText[found[0]!.grade], title: found.map(finding => `${finding.input}: ${finding.happened}`).join("\n"), look: "bad" };
    },
  }))];
}

function gradeCell({ grades, limits }: Grades) {
  const worst = grades[0];
  return worst === undefined ? { text: "–", title: "nothing was tried", look: "none" }
    : { text: gradeText[worst], title: [grades.map(grade => gradeText[grade]).join(", "), limits].filter(text => text).join("; but "), look: worst === "withstands" ? "fast good" : worst === "leaksExceptions" || worst === "answersWrongly" ? "" : "bad" };
}

function capabilityColumns(lines: Line[]): Column[] {
  const known = new Map(lines.flatMap(line => line.probed.variant.capabilities).map(capability => [capability.id, capability.question]));
  return [...known].sort(([left], [right]) => (left < right ? -1 : 1)).map(([id, question]) => ({
    title: id, meaning: question,
    cell: ({ probed }) => {
      const found = probed.variant.capabilities.find(capability => capability.id === id);
      const [text, words] = verdictText[found?.verdict ?? "notApplicable"];
      return { text, title: `${question}: ${words}${found?.what ? `, ${found.what}` : ""}`, look: found?.verdict === "pass" ? "good" : found?.verdict === "fail" ? "bad" : "none" };
    },
  }));
}

function findings(view: View, { row, probed }: Line): Child {
  const found = probed.variant.findings;
  return found.length === 0 ? null : h("details", { class: "figures", "data-key": `findings-${idOf(row)}` },
    h("summary", { "data-key": `findings-${idOf(row)}-summary` }, `${row.serializer}${row.variant ? ` (${row.variant})` : ""} ${row.version}: ${count(found.length)} ${found.length === 1 ? "finding" : "findings"}`),
    h("p", null, nameWithMarks(view, row), ` probed on ${probed.table.date}, ${probed.table.machine}, ${probed.table.runtime}.`),
    h("ul", { class: "findings" }, found.map(finding => h("li", null, h("b", null, finding.probe), ` ${finding.direction}, ${gradeText[finding.grade]}: ${finding.input}: ${finding.happened} (${finding.model}, on a stack of ${bytes(finding.stackBytes)}).`, payload(finding), h("code", null, finding.command)))));
}

function payload(finding: Finding): Child {
  return finding.payload ? [" Bytes ", h("code", null, hexOf(finding.payload)), ". "] : finding.payloadBytes === undefined ? " " : ` ${bytes(finding.payloadBytes)} of payload, which the command makes again. `;
}
