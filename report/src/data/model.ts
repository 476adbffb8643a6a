// The data of the page, as src/Goldilocks.Reporting/Page/PageData.cs writes it. A member without a value is missing.

import type { Choosing } from "../choosing/model";
import type { ProbeTable } from "./probes";
import type { Study } from "./study";

export type Operation = "serialize" | "deserialize";
export type RowGroup = "ranked" | "someOperations" | "partial" | "notMeasured" | "floor";
export type Answer = "no" | "optional" | "yes";
export type LicenceKind = "permissive" | "copyleft" | "commercial";

export interface PageData {
  formatVersion: number;
  runs: Run[];
  startups: Startup[];
  loads: Load[];
  facts: Record<string, Facts>;
  histories: History[];
  probes: ProbeTable[];
}

/** One cell at several moments: in several runs, or in several versions. */
export interface History {
  serializer: string;
  variant: string;
  condition: string;
  workload: string;
  size: number;
  operation: Operation;
  /** Those at which it was measured. */
  points: Point[];
  lost?: Lost;
}

/** A version in a run. */
export interface Moment {
  run: string;
  startedUtc: string;
  version: string;
  revision: string;
  runtime: string;
  machine: string;
}

/** The last moment of a cell that was measured before and is not measured then. */
export interface Lost extends Moment {
  outcome: string;
  reason: string;
}

export interface Point extends Moment {
  /** To the baseline of its run. */
  ratio: Figure;
  /** Later over earlier, where compare would report the change since the point before. */
  step?: Figure;
}

export interface Run {
  name: string;
  commandLine: string;
  startedUtc: string;
  machine: Machine;
  settings: Settings;
  preset: string;
  description: [string, string][];
  serializers: Serializer[];
  places: Place[];
  floorViolations: FloorViolation[];
  advice: Advice[];
  study?: Study;
  csv: string;
  choice: Choosing;
  sources?: { name: string; text: string }[];
}

export interface Machine {
  operatingSystem: string;
  processor: string;
  logicalCores: number;
  runtime: string;
  /** "thread-cpu" or "wall". */
  clock: string;
}

export interface Settings {
  minimumLaunches: number;
  maximumLaunches: number;
  rounds: number;
  sliceMilliseconds: number;
  leadInMilliseconds: number;
  groupSize: number;
  baselineProcesses: number;
  operationsApart: boolean;
}

export interface Serializer {
  serializer: string;
  version: string;
  variants: string[];
  outcome: string;
  reason: string;
  origin?: string;
  notes: string[];
}

export interface Advice {
  topic: string;
  text: string;
}

export interface FloorViolation {
  cell: { serializer: string; variant: string; version: string; workload: string; size: number; operation: Operation };
  kind: "time" | "ratio" | "size";
  value: number;
  floorValue: number;
  isFailure: boolean;
}

export interface RowKey {
  serializer: string;
  variant: string;
  version: string;
  /** What its process ran under, where a run compares several; otherwise empty or missing. */
  condition?: string;
}

/** One workload in one size. */
export interface Place {
  workload: string;
  size: number;
  operations: Operation[];
  baseline?: RowKey;
  rows: Row[];
}

export interface Rank {
  number: number;
  isShared: boolean;
}

/** The middle of launches with its interval. */
export interface Figure {
  value: number;
  low: number;
  high: number;
  coverage: number;
}

export interface Row extends RowKey {
  origin?: string;
  /** True for a version that is not the last release on record. */
  isOld?: boolean;
  group: RowGroup;
  partial?: string;
  payloadBytes?: number;
  rank?: Rank;
  /** Of all operations together, as is nanoseconds. */
  ratio?: Figure;
  nanoseconds?: number;
  cells: Cell[];
}

/** Launch, nanoseconds, ratio to the run's baseline (0 without one), then the rounds' quantiles in thousandths of the launch's time. */
export type LaunchNumbers = number[];

export interface Cell {
  operation: Operation;
  outcome: string;
  reason?: string;
  rank?: Rank;
  ratio?: Figure;
  nanoseconds?: Figure;
  allocatedBytes?: number;
  firstCallNanoseconds?: number;
  bindNanoseconds?: number;
  pauseShare?: number;
  remarks?: string[];
  launches?: LaunchNumbers[];
}

/** A folder of goldilocks startup: fresh processes, from their start to their end. Times in nanoseconds. */
export interface Startup {
  name: string;
  commandLine: string;
  startedUtc: string;
  machine: Machine;
  starts: number;
  tables: StartupTable[];
  remarks: string[];
}

export interface StartupTable {
  column: string;
  isCold: boolean;
  empty?: Figure;
  rows: StartupRow[];
}

export interface StartupRow extends RowKey {
  outcome: string;
  reason?: string;
  rank?: Rank;
  exit?: Figure;
  referenced?: Figure;
  main?: Figure;
  firstSerialize?: Figure;
  firstDeserialize?: Figure;
  types: { type: string; firstUse?: Figure; reason?: string }[];
  methods?: number;
  publishedBytes?: number;
}

/** A folder of goldilocks load. */
export interface Load {
  name: string;
  commandLine: string;
  startedUtc: string;
  machine: Machine;
  offeredRate?: number;
  connections: number;
  sloMilliseconds?: number;
  tables: LoadTable[];
  advice: string[];
}

export interface LoadTable {
  workload: string;
  size: number;
  baseline?: string;
  rows: LoadRow[];
}

export interface LoadRow extends RowKey {
  isCeiling: boolean;
  outcome: string;
  reason?: string;
  hint?: string;
  requestsPerSecond?: number;
  /** Percentile and nanoseconds, ascending. */
  latencies: [number, number][];
  ratio?: Figure;
  bad?: number;
  heldRate?: number;
  server: [string, string][];
}

export interface Facts {
  format?: string;
  home?: string;
  licence?: string;
  licenceKind?: LicenceKind;
  attributes?: Answer;
  maintenance?: boolean;
  maintenanceReasons: string[];
  /** What to know of it, beside its name in every place. */
  marks: Mark[];
  sheet: [string, string][];
  /** Address of the page that says how its owners want to hear of a vulnerability. */
  securityPolicy?: string;
}

export interface Mark {
  /** For its look. */
  name: string;
  sign: string;
  text: string;
  source?: string;
  /** The day on which it was looked up or tried. */
  date?: string;
}

export const formatVersion = 2;

/** The data that the run put into this file: JSON, compressed, in base64. */
export async function readData(): Promise<PageData> {
  const bytes = Uint8Array.from(atob(document.getElementById("data")!.textContent!), letter => letter.charCodeAt(0));
  const data = await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).json() as PageData;
  if (data.formatVersion !== formatVersion) {
    throw new Error(`This page reads data of format ${formatVersion}, and finds ${data.formatVersion}. Make it again with: goldilocks report`);
  }
  return data;
}

/** Unique among the rows of a place, and readable in the address bar. */
export const idOf = (row: RowKey): string => `${row.serializer}${row.variant ? `/${row.variant}` : ""}@${row.version}${row.condition ? `~${row.condition}` : ""}`;

export const placeId = (place: Pick<Place, "workload" | "size">): string => `${place.workload}@${place.size}`;

export const labelOf = (row: Omit<RowKey, "version">): string => `${row.serializer}${row.variant ? ` (${row.variant})` : ""}${row.condition ? `, ${row.condition}` : ""}`;
