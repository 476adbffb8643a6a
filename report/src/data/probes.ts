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
  command: string;
}

export const gradeText: Record<Grade, string> = {
  choosesTypes: "lets the payload choose types", killed: "can be killed", exhausted: "can be exhausted", answersWrongly: "answers wrongly", leaksExceptions: "leaks exceptions", withstands: "withstands",
};

/** Grades that a reader must see beside the name. */
const marked: Grade[] = ["choosesTypes", "killed", "exhausted"];

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

export function markOf(probed: Probed | undefined): Mark | undefined {
  const grade = probed?.variant.reading.grades.find(found => marked.includes(found));
  const finding = probed?.variant.findings.find(found => found.direction === "reading" && found.grade === grade);
  return grade && {
    name: "probe", sign: gradeText[grade], date: probed!.table.date,
    text: finding ? `Tried: ${finding.input}: ${finding.happened}.` : "Tried by goldilocks probe.",
    source: finding?.command ?? `goldilocks probe --serializers ${probed!.table.serializer}`,
  };
}

/** The bytes of a payload as a person types them. */
export const hexOf = (base64: string): string => [...atob(base64)].map(letter => letter.charCodeAt(0).toString(16).padStart(2, "0")).join(" ");
