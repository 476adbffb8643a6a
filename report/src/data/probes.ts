// Recorded probes, as src/Goldilocks.Catalog/RecordedProbes.cs has them.

import type { Mark, PageData, RowKey } from "./model";

export type Grade = "choosesTypes" | "killed" | "exhausted" | "answersWrongly" | "leaksExceptions" | "withstands";
export type CapabilityVerdict = "pass" | "partial" | "fail" | "notApplicable";
export type Direction = "reading" | "writing";

export interface ProbeTable {
  serializer: string;
  version: string;
  date: string;
  machine: string;
  runtime: string;
  variants: ProbedVariant[];
}

export interface ProbedVariant {
  variant: string;
  reading: Grades;
  writing: Grades;
  capabilities: { id: string; question: string; verdict: CapabilityVerdict; what: string; notes: string[] }[];
  findings: Finding[];
  sections: { name: string; inputs: number; tried: number; whyNot?: string }[];
}

export interface Grades {
  /** Worst first; empty where nothing was tried. */
  grades: Grade[];
  limits?: string;
}

export interface Finding {
  id: string;
  probe: string;
  grade: Grade;
  direction: Direction;
  model: string;
  input: string;
  happened: string;
  stackBytes: number;
  payloadBytes?: number;
  /** In base64; missing where it is long, or no payload. */
  payload?: string;
  section: string;
  command: string;
}

export const gradeText: Record<Grade, string> = {
  choosesTypes: "lets the payload choose types", killed: "can be killed", exhausted: "can be exhausted", answersWrongly: "answers wrongly", leaksExceptions: "leaks exceptions", withstands: "withstands",
};

/** In a cell of a table, as docs/probes.md has them. */
export const gradeWord: Record<Grade, string> = { choosesTypes: "types", killed: "killed", exhausted: "exhausted", answersWrongly: "wrong", leaksExceptions: "leaks", withstands: "withstands" };

/** Worst first. */
const order = Object.keys(gradeText) as Grade[];

/** Grades that a reader must see beside the name. */
const marked: Grade[] = ["choosesTypes", "killed", "exhausted"];

export const isDangerous = (grade: Grade): boolean => marked.includes(grade);

/** What happened as one text, as RecordedFinding.HappenedText has it: the table joins lines by " | ", and the runtime's first line says no more than that it is fatal. */
export const happenedText = (finding: Finding): string => finding.happened.replaceAll("Fatal error. | ", "").replaceAll(" | ", " ");

/** The finding with the worst grade. */
export const worstOf = (findings: Finding[]): Finding | undefined => findings.toSorted((left, right) => order.indexOf(left.grade) - order.indexOf(right.grade))[0];

/** The attacks in the order of docs/probes.md; sections of capabilities are not among them. */
const attackSections: [section: string, title: string, meaning: string][] = [
  ["golden", "own payload", "The library’s own payload is read in a process of its own."],
  ["prefixes", "cut off", "Every prefix of a payload is read."],
  ["mutations", "changed bytes", "Single bytes are changed, and random bytes are read."],
  ["lengths", "false lengths", "Large lengths are stated at every offset."],
  ["streams", "as a stream", "The same from a stream of unknown length."],
  ["depth", "depth", "64 to 200,000 levels are read and written, on stacks of 1.5 and 8 MiB."],
  ["growth", "growth", "Keys with one hash code, and long values: does the time grow faster than the input?"],
  ["types", "type names", "The name of a benign class is replaced by that of a class that nothing registered."],
  ["trailing", "bytes behind", "Bytes follow the value, and the payload stands twice."],
  ["regressions", "known crashes", "Payloads that ended a process before."],
];

const isCorpus = (section: string): boolean => section.endsWith("-corpus");

export const attackOf = (section: string): string => attackSections.find(([name]) => name === section)?.[1] ?? (isCorpus(section) ? `corner cases of ${section.replace("-corpus", "").toUpperCase()}` : section);

/** The columns of attacks: those that were tried on some variant, and the corner cases of all formats as one. */
export function attacksOf(variants: ProbedVariant[]): { title: string; meaning: string; sections: string[] }[] {
  const known = [...new Set(variants.flatMap(variant => variant.sections).map(section => section.name))];
  const corpora = known.filter(isCorpus);
  return [
    ...attackSections.filter(([name]) => known.includes(name)).map(([name, title, meaning]) => ({ title, meaning, sections: [name] })),
    ...corpora.length > 0 ? [{ title: "corner cases", meaning: "The corner cases of the standard of its format.", sections: corpora }] : [],
  ];
}

export interface Probed {
  table: ProbeTable;
  variant: ProbedVariant;
}

/** The probes of exactly this version. */
export function probedOf(data: PageData, row: Partial<RowKey> & { serializer: string }): Probed | undefined {
  const table = data.probes.find(found => found.serializer === row.serializer && found.version === row.version);
  const variant = table?.variants.find(found => found.variant === (row.variant ?? ""));
  return table && variant ? { table, variant } : undefined;
}

const collidingKeys = "H10";

/** Keys with one hash code exhaust whatever fills the runtime's own dictionary: a mark that all carry says nothing. */
const isExhaustedByKeysOnly = (variant: ProbedVariant): boolean => {
  const exhausting = variant.findings.filter(found => found.direction === "reading" && found.grade === "exhausted");
  return exhausting.length > 0 && exhausting.every(found => found.probe === collidingKeys);
};

export function markOf(probed: Probed | undefined): Mark | undefined {
  const grade = probed?.variant.reading.grades.find(found => marked.includes(found) && !(found === "exhausted" && isExhaustedByKeysOnly(probed.variant)));
  const found = probed?.variant.findings.filter(found => found.direction === "reading" && found.grade === grade) ?? [];
  const finding = found.find(({ probe }) => probe !== collidingKeys) ?? found[0];
  return grade && {
    name: "probe", sign: gradeText[grade], date: probed!.table.date,
    text: finding ? `Tried: ${finding.input}: ${happenedText(finding).replace(/\.+$/, "")}.` : "Tried by goldilocks probe.",
    source: finding?.command ?? `goldilocks probe --serializers ${probed!.table.serializer}`,
  };
}

/** The bytes of a payload as a person types them. */
export const hexOf = (base64: string): string => [...atob(base64)].map(letter => letter.charCodeAt(0).toString(16).padStart(2, "0")).join(" ");
