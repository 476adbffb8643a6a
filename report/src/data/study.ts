// The tables and claims of a published study, as src/Goldilocks.Figures/Studies/StudyReport.cs has them.

import type { Figure } from "./model";

export interface Study {
  name: string;
  title: string;
  published: { source: string; date: string; machine: string; runtime: string; method: string };
  today: { command: string; startedUtc: string; machine: string; runtime: string };
  tables: StudyTable[];
  claims: { statement: string; readAs?: string; verdict: "holds" | "noLonger" | "tooCloseToTell" | "notMeasured"; today: string }[];
  counterparts: { label: string; today?: string; version?: string; note?: string }[];
  notes: string[];
  hint: string;
}

export interface StudyTable {
  name: string;
  title: string;
  note?: string;
  baseline?: string;
  form: string;
  groups: { label: string; place: { unit?: string }; rows: StudyRow[] }[];
}

export interface StudyRow {
  item: string;
  published?: number;
  publishedRelative?: number;
  today?: number;
  todayRelative?: Figure;
  outcome: string;
  reason: string;
}
