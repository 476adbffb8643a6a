// Recorded probes in words.

import type { PageData, ProbeGrade, RecordedAdapterFault, RecordedFinding, RecordedProbes, RecordedVariant, RowKey } from "./model";
import { count } from "./units";

export const gradeText: Record<ProbeGrade, string> = {
  choosesTypes: "lets the payload choose types", killed: "can be killed", exhausted: "can be exhausted", answersWrongly: "answers wrongly", leaksExceptions: "leaks exceptions", withstands: "withstands",
};

/** In a cell of a table, as docs/probes.md has them. */
export const gradeWord: Record<ProbeGrade, string> = { choosesTypes: "types", killed: "killed", exhausted: "exhausted", answersWrongly: "wrong", leaksExceptions: "leaks", withstands: "withstands" };

/** Worst first. */
const order = Object.keys(gradeText) as ProbeGrade[];

/** Grades that a reader must see beside the name. */
const marked: ProbeGrade[] = ["choosesTypes", "killed", "exhausted"];

export const isDangerous = (grade: ProbeGrade): boolean => marked.includes(grade);

/** What happened as one text, as RecordedFinding.HappenedText has it: the table joins lines by " | ", and the runtime's first line says no more than that it is fatal. */
export const happenedText = (finding: RecordedFinding): string => finding.happened.replaceAll("Fatal error. | ", "").replaceAll(" | ", " ");

/** A note on the row, as the console has it. */
export const faultText = ({ exception, place, times }: RecordedAdapterFault): string =>
  `the adapter of Goldilocks threw ${count(times)} ${times === 1 ? "time" : "times"}: ${exception.slice(exception.lastIndexOf(".") + 1)} in ${place}; this is not an answer of the library`;

/** The finding with the worst grade. */
export const worstOf = (findings: RecordedFinding[]): RecordedFinding | undefined => findings.toSorted((left, right) => order.indexOf(left.grade) - order.indexOf(right.grade))[0];

interface Attack {
  title: string;
  meaning: string;
  sections: string[];
}

const attack = (section: string, title: string, meaning: string): Attack => ({ title, meaning, sections: [section] });

/** The attacks in the order of docs/probes.md; sections of capabilities are not among them. */
const attacks: Attack[] = [
  attack("golden", "own payload", "The library’s own payload is read in a process of its own."),
  attack("prefixes", "cut off", "Every prefix of a payload is read."),
  attack("mutations", "changed bytes", "Single bytes are changed, and random bytes are read."),
  attack("lengths", "false lengths", "Large lengths are stated at every offset."),
  attack("streams", "as a stream", "The same from a stream of unknown length."),
  attack("segments", "in pieces", "The payload is cut at every place, whole and damaged: is it read as in one piece?"),
  attack("items", "one by one", "Values are read from a stream one by one: cut off, damaged, very many, and very long."),
  attack("depth", "depth", "64 to 200,000 levels are read and written, on stacks of 1.5 and 8 MiB."),
  attack("growth", "growth", "Keys with one hash code, and long values: does the time grow faster than the input?"),
  attack("types", "type names", "The name of a benign class is replaced by the name of a class that was never registered."),
  attack("type-names", "unknown types", "Thousands of names of classes that do not exist: does each take more time than the one before, or are they kept in memory?"),
  attack("texts", "no text", "The letters of a text are replaced by bytes that are not valid UTF-8 or UTF-16."),
  attack("bombs", "bombs", "Compressed payloads become 200 and 900 MB."),
  attack("trailing", "bytes behind", "Bytes follow the value, and the payload is there twice."),
  attack("regressions", "known crashes", "Payloads that ended a process before."),
];

/** Sections of which there is one for each format, as one column. */
const ofFormats: { end: string; title: string; verb: string; meaning: string }[] = [
  { end: "-types", title: "types by format", verb: "types in", meaning: "Members, tags or attributes of the library’s format name a class that was never registered." },
  { end: "-attacks", title: "by format", verb: "attacks on", meaning: "Attacks on the library’s format: nesting in a member that is skipped, entities, aliases, references, huge numbers." },
  { end: "-corpus", title: "corner cases", verb: "corner cases of", meaning: "The corner cases of the format’s standard." },
];

const formatOf = (section: string, end: string): string => section.slice(0, -end.length).toUpperCase();

export function attackOf(section: string): string {
  const family = ofFormats.find(({ end }) => section.endsWith(end));
  return attacks.find(({ sections }) => sections.includes(section))?.title
    ?? (family ? `${family.verb} ${formatOf(section, family.end)}` : section);
}

const sectionsOf = (finding: RecordedFinding): string[] => [finding.section, ...finding.alsoIn ?? []];

/** The findings of some sections, also those that another section found first. */
export const findingsIn = (variant: RecordedVariant, sections: string[]): RecordedFinding[] => variant.findings.filter(finding => sectionsOf(finding).some(section => sections.includes(section)));

/** The columns of attacks: those that were tried on some variant, those of all formats as one, and whatever else has a finding, so that every finding has its cell. */
export function attacksOf(variants: RecordedVariant[]): Attack[] {
  const found = variants.flatMap(variant => variant.findings).flatMap(sectionsOf);
  const known = [...new Set([...variants.flatMap(variant => variant.sections).map(section => section.name), ...found])];
  const listed = [...attacks, ...ofFormats.map(({ end, title, meaning }) => ({ title, meaning, sections: known.filter(section => section.endsWith(end)) }))]
    .filter(({ sections }) => sections.some(section => known.includes(section)));
  const others = [...new Set(found)].filter(section => !listed.some(({ sections }) => sections.includes(section)));
  return [...listed, ...others.map(section => attack(section, section, `The section ${section}.`))];
}

export interface Probed {
  table: RecordedProbes;
  variant: RecordedVariant;
}

/** The probes of exactly this version. */
export function probedOf(data: PageData, row: Partial<RowKey> & { serializer: string }): Probed | undefined {
  const table = data.probes.find(found => found.serializer === row.serializer && found.version === row.version);
  const variant = table?.variants.find(found => found.variant === (row.variant ?? ""));
  return table && variant ? { table, variant } : undefined;
}

type Occasion = Pick<RecordedProbes, "date" | "machine" | "runtime" | "origin"> & { goldilocks?: string };

/** When, where and with which package the attacks were made. */
export const attacksOn = (table: RecordedProbes): Occasion => table.attacks ?? table;

/** With which package, and by which commit, as RecordedOccasion.Made has it. */
export const made = ({ origin, goldilocks }: Occasion): string =>
  (origin ? `with a package from elsewhere than the package sources, perhaps rebuilt: ${origin}` : "with the official package") + (goldilocks ? `, by Goldilocks ${goldilocks.replace(/\+([0-9a-f]{10})[0-9a-f]+$/, ", commit $1")}` : "");

/** Serializers whose table is of another version than that of the row, a line each. */
export const otherVersions = (data: PageData, rows: Pick<RowKey, "serializer" | "version">[]): string[] => [...new Set(rows.flatMap(({ serializer, version }) =>
  data.probes.filter(table => table.serializer === serializer && table.version !== version).map(table => `${serializer}: probed ${table.version}, shown here ${version}; to probe it: goldilocks probe --serializers ${serializer}${data.facts[serializer]?.package ? `@${version}` : ""}`)))];

/** The bytes of a payload as a person types them. */
export const hexOf = (base64: string): string => [...atob(base64)].map(letter => letter.charCodeAt(0).toString(16).padStart(2, "0")).join(" ");
