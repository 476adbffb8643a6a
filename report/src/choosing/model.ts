// What the page chooses from, as src/Goldilocks.Reporting/Page/PageChoice.cs writes it; and what a reader can ask.

import type { RowKey } from "../data/model";

export type Answer = "fits" | "excluded" | "unknown";
export type EvidenceKind = "probe" | "measurement" | "format" | "fact" | "missing";
export type Aim = "time" | "size" | "allocation" | "start" | "cost";

export interface Choosing {
  places: ChoicePlace[];
  requirements: Requirement[];
  candidates: Candidate[];
}

export interface ChoicePlace {
  workload: string;
  size: number;
  /** Position among the candidates. */
  baseline?: number;
}

export interface Requirement {
  name: string;
  option: string;
  /** The workload that shows it. */
  demonstration?: string;
}

export interface Evidence {
  text: string;
  source?: string;
  date?: string;
}

export interface Verdict {
  answer: Answer;
  kind: EvidenceKind;
  evidence: Evidence;
  findOut?: string;
}

export interface Candidate extends RowKey {
  label: string;
  unready?: string;
  /** By place. */
  costs: (Costs | null)[];
  outcomes: (string | null)[];
  startNanoseconds?: number;
  /** The ends of its interval. */
  startRange?: [low: number, high: number];
  conditions: string[];
  dangers: number;
  isUnmaintained: boolean;
  cautions: Evidence[];
  /** In the order of the requirements. */
  verdicts: Verdict[];
}

export interface Costs {
  payload: number;
  write?: OperationCosts;
  read?: OperationCosts;
}

export interface OperationCosts {
  nanoseconds: number;
  allocated: number;
  launches: number[];
  ratios: number[];
}

/** The impact model of the Orleans study with one's own volumes. */
export interface Prices {
  messagesPerSecond: number;
  storedMessages: number;
  perCoreHour: number;
  perStoredGigabyteMonth: number;
  perSentGigabyte: number;
}

/** See src/Goldilocks.Choosing/Questions/Wishes.cs. */
export interface Wishes {
  required: Set<string>;
  aim: Aim;
  reads: number;
  maximumPayload?: number;
  maximumAllocation?: number;
  runtimes: string[];
  workloads: string[];
  allowed: string[];
  from: string;
  prices?: Prices;
}

/** A verdict on one of the things that are asked. */
export interface Asked extends Verdict {
  /** The option on the command line; empty for the data themselves, which are always asked. */
  option: string;
}

/** A choice that cannot be made with these wishes; the message says why, and what to do. */
export class Mistake extends Error {}

export const placeName = (place: { workload: string; size: number }): string => `${place.workload}@${place.size}`;
