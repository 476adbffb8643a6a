// What each serializer can do and withstand, executed: serializer by attack, serializer by capability, with the bytes and the command that repeats each.

import type { Probed } from "../data/probes";
import { attackOf, attacksOf, attacksOn, faultText, findingsIn, gradeText, gradeWord, happenedText, hexOf, isDangerous, made, otherVersions, probedOf, worstOf } from "../data/probes";
import type { CapabilityVerdict, RecordedFinding, RecordedGrades, Row } from "../data/model";
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

interface Cell {
  text: string;
  /** What a reader is told who points at it, or who hears the page. */
  words: string;
  look: "bad" | "doubt" | "good" | "none";
  /** Where the evidence is; absent where there is none. */
  finding?: RecordedFinding;
}

const verdicts: Record<CapabilityVerdict, [sign: string, words: string, look: Cell["look"]]> = {
  pass: ["✓", "works", "good"], partial: ["◐", "works in part", "doubt"], fail: ["✕", "does not work", "bad"], notApplicable: ["–", "could not be tried", "none"],
};

export function probes(view: View): HTMLElement | null {
  const rows = new Map(view.run.places.flatMap(place => place.rows).filter(row => row.group !== "floor" && !row.partial && view.shows(row)).map(row => [idOf(row), row]));
  const lines = [...rows.values()].flatMap(row => { const probed = probedOf(view.data, row); return probed ? [{ row, probed }] : []; })
    .sort((left, right) => byText(left.row.serializer, right.row.serializer) || byText(left.row.variant ?? "", right.row.variant ?? ""));
  const others = otherVersions(view.data, [...rows.values()]);
  if (lines.length + others.length === 0) {
    return null;
  }
  if (lines.length === 0) {
    return section("probes", "What was tried on them", "goldilocks probe executed attacks and capabilities on other versions than those shown here. A table holds for exactly the version that was probed.", unprobed(others));
  }
  const newest = lines.map(line => line.probed.table.date).sort().at(-1)!;
  return section("probes", "What was tried on them",
    `goldilocks probe executed attacks and capabilities; the newest table is of ${newest}. Each finding happened twice more, alone, in a fresh process. A table holds for exactly the version that was probed: ${count(lines.length)} of the ${count(rows.size)} rows shown here have one.`,
    unprobed(others), attacks(lines), capabilities(lines),
    lines.some(line => line.probed.variant.findings.length > 0) ? h("h3", null, "Findings") : null,
    lines.map(line => findings(view, line)));
}

const unprobed = (others: string[]): Child => (others.length > 0 ? h("ul", { class: "unprobed" }, others.map(text => h("li", null, text))) : null);

const region = (title: string, table: HTMLElement): HTMLElement => h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": `${title}: table` }, table);

function attacks(lines: Line[]): Child {
  const tried = lines.filter(line => line.probed.variant.reading.grades.length + line.probed.variant.writing.grades.length > 0);
  if (tried.length === 0) {
    return null;
  }
  const columns = attacksOf(tried.map(line => line.probed.variant));
  return [h("h3", null, "Attacks"), region("Attacks", h("table", { class: "probed attacks" },
    h("caption", { class: "unseen" }, "What each attack did to each serializer"),
    h("thead", null, h("tr", null, h("th", { scope: "col" }, "serializer"),
      h("th", { scope: "col", title: "The worst result of untrusted bytes" }, "reading"), h("th", { scope: "col", title: "The worst result of your own objects" }, "writing"),
      columns.map(({ title, meaning, sections }) => h("th", { scope: "col", title: meaning, "data-sections": sections.join(" ") }, title)))),
    h("tbody", null, tried.map(line => h("tr", { "data-id": idOf(line.row) }, head(line),
      shown(line, gradeCell(line, "reading")), shown(line, gradeCell(line, "writing")), columns.map(({ sections }) => shown(line, attackCell(line, sections)))))))),
  h("p", { class: "note" }, "types: the payload chose a class that ran. killed: the process ended. exhausted: memory or time far beyond the input. wrong: a wrong value came back, without an error. leaks: an undocumented exception. ✓: tried, and nothing was found. (✓) and +: not all was tried. –: it does not apply, or was not tried. The first two columns hold the worst of all. Keys of a dictionary that share one hash code exhaust every library that fills the runtime’s dictionary: alone they give no mark beside a name. †: the adapter of Goldilocks threw at some inputs."), faults(tried)];
}

/** What Goldilocks itself threw, a line for each place: a reader must see that these inputs did not try the library. */
function faults(lines: Line[]): Child {
  const thrown = lines.flatMap(line => (line.probed.variant.adapterFaults ?? []).map(fault => ({ line, fault })));
  return thrown.length === 0 ? null : h("ul", { class: "faults" }, thrown.map(({ line, fault }) =>
    h("li", null, `${nameOf(line.row)}, ${fault.direction}: ${faultText(fault)}. Repeat it by `, h("code", null, fault.command), ".")));
}

const head = ({ row }: Line): HTMLElement => h("th", { scope: "row" }, h("span", { class: "serializer" }, row.serializer), row.variant ? h("span", { class: "variant" }, ` ${row.variant}`) : null);

function shown(line: Line, { text, words, look, finding }: Cell): HTMLElement {
  return h("td", { class: look, title: words }, finding
    ? h("button", { type: "button", "data-key": `to-${idOf(line.row)}-${finding.id}`, "aria-label": `${text}: ${words}`, click: () => reveal(line, finding) }, text)
    : [h("span", { "aria-hidden": "true" }, text), h("span", { class: "unseen" }, words)]);
}

const anchor = (line: Line, finding: RecordedFinding): string => `${idOf(line.row)} ${finding.id}`;

/** Opens the evidence, and goes there. */
function reveal(line: Line, finding: RecordedFinding): void {
  const item = document.querySelector<HTMLElement>(`.findings [data-finding="${CSS.escape(anchor(line, finding))}"]`)!;
  item.closest("details")!.open = true;
  item.scrollIntoView({ block: "center" });
  item.focus({ preventScroll: true });
}

function gradeCell({ probed: { variant } }: Line, direction: "reading" | "writing"): Cell {
  const { grades, limits }: RecordedGrades = variant[direction];
  const worst = grades[0];
  if (worst === undefined) {
    return { text: "–", words: "nothing was tried", look: "none" };
  }
  const faults = (variant.adapterFaults ?? []).filter(fault => fault.direction === direction);
  const words = [[grades.map(grade => gradeText[grade]).join(", "), limits].filter(text => text).join("; but not all was tried: "), ...faults.map(faultText)].join("; ");
  const finding = variant.findings.find(found => found.direction === direction && found.grade === worst);
  return { text: `${worst === "withstands" ? (limits ? "(✓)" : "✓") : gradeWord[worst] + (limits ? " +" : "")}${faults.length > 0 ? " †" : ""}`, words, look: worst === "withstands" ? "good" : isDangerous(worst) ? "bad" : "doubt", ...(finding ? { finding } : {}) };
}

function attackCell({ probed: { variant } }: Line, names: string[]): Cell {
  const found = findingsIn(variant, names);
  const sections = variant.sections.filter(section => names.includes(section.name));
  const inputs = sections.reduce((sum, section) => sum + section.tried, 0);
  const untried = sections.filter(section => section.tried < section.inputs).map(section => section.whyNot ?? "the rest was not tried");
  const worst = worstOf(found);
  return worst
    ? { text: gradeWord[worst.grade], words: found.map(finding => `${finding.input}: ${happenedText(finding)}`).join("\n"), look: isDangerous(worst.grade) ? "bad" : "doubt", finding: worst }
    : inputs === 0 ? { text: "–", words: sections.map(section => section.whyNot ?? "").filter(text => text)[0] ?? "it does not apply, or was not tried", look: "none" }
      : untried.length > 0 ? { text: "(✓)", words: `withstands (part): ${count(inputs)} inputs, no finding; ${[...new Set(untried)].join("; ")}`, look: "good" }
        : { text: "✓", words: `${count(inputs)} inputs, no finding`, look: "good" };
}

/** One line for each capability: there are many, and each is a sentence. */
function capabilities(lines: Line[]): Child {
  const able = lines.filter(line => line.probed.variant.capabilities.length > 0);
  const known = [...new Map(able.flatMap(line => line.probed.variant.capabilities).map(found => [found.id, found.question]))].sort(([left], [right]) => (left < right ? -1 : 1));
  return known.length === 0 ? null : [h("h3", null, "Capabilities"), region("Capabilities", h("table", { class: "probed capabilities" },
    h("caption", { class: "unseen" }, "What each serializer can do"),
    h("thead", null, h("tr", null, h("th", { scope: "col" }, "capability"), able.map(line => h("th", { scope: "col", class: "upright" }, h("span", null, line.row.serializer, line.row.variant ? h("span", { class: "variant" }, ` ${line.row.variant}`) : null))))),
    h("tbody", null, known.map(([id, question]) => h("tr", { "data-capability": id }, h("th", { scope: "row" }, h("small", null, id), " ", question),
      able.map(line => shown(line, capabilityCell(line, id)))))))),
  h("p", { class: "note" }, "✓ works, ◐ works in part, ✕ does not work, – could not be tried. Point at a sign to read what happened. ", h("code", null, `goldilocks probe --serializers ${[...new Set(able.map(line => line.row.serializer))].join(",")}`), " tries them again.")];
}

function capabilityCell({ probed }: Line, id: string): Cell {
  const found = probed.variant.capabilities.find(capability => capability.id === id);
  const [text, words, look] = verdicts[found?.verdict ?? "notApplicable"];
  return { text, words: `${words}${found?.what ? `: ${found.what}` : ""}`, look };
}

function findings(view: View, line: Line): Child {
  const { row, probed } = line;
  const found = probed.variant.findings;
  const occasion = attacksOn(probed.table);
  const policy = view.facts(row)?.securityPolicy;
  return found.length === 0 ? null : h("details", { class: "findings", "data-key": `findings-${idOf(row)}` },
    h("summary", { "data-key": `findings-${idOf(row)}-summary` }, nameOf(row), h("span", { class: "amount" }, ` ${count(found.length)} ${found.length === 1 ? "finding" : "findings"}`)),
    h("p", { class: "note" }, nameWithMarks(view, row), ` · ${[`probed on ${occasion.date}`, occasion.machine, occasion.runtime, made(occasion)].filter(text => text).join(", ")}`,
      policy ? [" · ", h("a", { class: "policy", href: policy }, "how its owners want to hear of a vulnerability")] : null),
    h("ol", null, found.map(finding => h("li", { "data-finding": anchor(line, finding), tabindex: -1 },
      h("p", { class: "what" }, h("b", { class: isDangerous(finding.grade) ? "bad" : "doubt" }, gradeText[finding.grade]), ` ${finding.direction} · ${attackOf(finding.section)} · ${finding.probe}`),
      h("p", null, `${capital(finding.input)}: ${happenedText(finding)}`),
      h("dl", null, payload(finding), h("div", null, h("dt", null, "repeat it"), h("dd", null, h("code", null, finding.command))),
        h("div", null, h("dt", null, "tried on"), h("dd", null, `${finding.model}, on a stack of ${bytes(finding.stackBytes)}`)))))));
}

const nameOf = (row: Row): string => `${row.serializer}${row.variant ? ` (${row.variant})` : ""} ${row.version}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function payload(finding: RecordedFinding): Child {
  return finding.payload
    ? h("div", null, h("dt", null, "bytes"), h("dd", null, h("code", { class: "hex" }, hexOf(finding.payload))))
    : finding.payloadBytes === undefined ? null : h("div", null, h("dt", null, "bytes"), h("dd", null, `${bytes(finding.payloadBytes)}, which the command makes again`));
}

const byText = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);
