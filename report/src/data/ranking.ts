// The ranking of one place: the ratio of each row, to the run's baseline or to the one that the reader has chosen.

import type { Shown } from "../page/state";
import type { Cell, Figure, Operation, Place, Rank, Row } from "./model";
import { idOf, labelOf } from "./model";
import type { ByLaunch } from "./statistics";
import { interval, over, ranks } from "./statistics";

/** One row of the ranking; figures that do not exist are missing. */
export interface Entry {
  row: Row;
  id: string;
  label: string;
  /** Ratio to the baseline; nanoseconds where the place has no baseline. */
  figure?: Figure;
  nanoseconds?: number;
  allocatedBytes?: number;
  /** Ratios to the baseline, where several workloads are taken together: such rows have no times and bytes. */
  sizeRatio?: number;
  allocationRatio?: number;
  rank?: Rank;
  launches: number;
  remarks: string[];
  /** Where it is not measured as a whole. */
  outcomes: { operation: Operation; outcome: string; reason: string }[];
}

export interface Ranking {
  place: Place;
  /** True when all workloads that count are taken together. */
  isAll: boolean;
  /** For each write, where both operations are shown. */
  reads: number;
  shown: Shown;
  operations: Operation[];
  baseline?: Row;
  /** True when the reader chose another than the run's. */
  rebased: boolean;
  /** False when figures are nanoseconds. */
  isRatio: boolean;
  ranked: Entry[];
  partial: Entry[];
  floors: Entry[];
  absent: Entry[];
}

export const cellOf = (row: Row, operation: Operation): Cell | undefined => row.cells.find(cell => cell.operation === operation);

export const isMeasured = (cell: Cell | undefined): boolean => cell?.outcome === "Measured";

export function operationsOf(place: Place, shown: Shown): Operation[] {
  return shown !== "both" && place.operations.includes(shown) ? [shown] : place.operations;
}

export function rank(place: Place, shown: Shown, base: string, reads = 1): Ranking {
  const operations = operationsOf(place, shown);
  const own = place.rows.find(row => place.baseline && idOf(row) === idOf(place.baseline));
  const chosen = base ? place.rows.find(row => idOf(row) === base && row.group !== "floor" && isWhole(row, operations)) : undefined;
  const baseline = chosen ?? own;
  const rebased = baseline !== own;
  const isWeighted = operations.length > 1 && reads !== 1;
  const rebase = baseline && (rebased || isWeighted) ? new Rebase(baseline, operations, reads) : undefined;
  const entries = place.rows.map(row => entry(row, operations, rebase, isWeighted ? reads : 1));
  const sorted = entries.filter(item => item.figure).sort((a, b) => a.figure!.value - b.figure!.value);
  const ranked = sorted.filter(item => item.row.group !== "floor" && !item.row.partial);
  if (rebase) {
    const again = ranks(ranked.map(item => rebase.byLaunch(item.row)!));
    ranked.forEach((item, index) => { item.rank = again[index]!; });
  }
  return {
    place, isAll: false, reads: operations.length > 1 ? reads : 1, shown: operations.length > 1 ? "both" : operations[0]!, operations, rebased, ranked,
    ...(baseline ? { baseline } : {}),
    isRatio: baseline !== undefined,
    partial: sorted.filter(item => item.row.group !== "floor" && item.row.partial),
    floors: sorted.filter(item => item.row.group === "floor"),
    absent: entries.filter(item => !item.figure && item.row.group !== "floor"),
  };
}

const isWhole = (row: Row, operations: Operation[]): boolean => operations.every(operation => isMeasured(cellOf(row, operation)));

function entry(row: Row, operations: Operation[], rebase: Rebase | undefined, reads: number): Entry {
  const cells = operations.map(operation => cellOf(row, operation)).filter(cell => cell !== undefined);
  const whole = isWhole(row, operations);
  const result: Entry = {
    row, id: idOf(row), label: labelOf(row),
    launches: Math.min(...cells.map(cell => cell.launches?.length ?? 0)),
    remarks: [...new Set(cells.flatMap(cell => cell.remarks ?? []))],
    outcomes: cells.filter(cell => !isMeasured(cell)).map(cell => ({ operation: cell.operation, outcome: cell.outcome, reason: cell.reason ?? "" })),
  };
  const single = cells.length === 1 ? cells[0] : undefined;
  const known = whole ? rebase ? rebase.figure(row) : single ? single.ratio ?? single.nanoseconds : row.ratio ?? timeOf(row) : undefined;
  const rankOf = single ? single.rank : row.rank;
  if (known) {
    result.figure = known;
    const times = (cell: Cell) => (single || cell.operation === "serialize" ? 1 : reads);
    result.nanoseconds = single ? single.nanoseconds!.value : reads === 1 ? row.nanoseconds! : cells.reduce((sum, cell) => sum + cell.nanoseconds!.value * times(cell), 0);
    result.allocatedBytes = cells.reduce((sum, cell) => sum + (cell.allocatedBytes ?? 0) * times(cell), 0);
    if (rankOf) {
      result.rank = rankOf;
    }
  }
  return result;
}

/** Both operations together without a baseline: launch by launch, their sum. */
function timeOf(row: Row): Figure | undefined {
  const [first, second] = row.cells.map(cell => new Map(cell.launches?.map(launch => [launch[0]!, launch[1]!])));
  const sums = [...first ?? []].filter(([launch]) => second?.has(launch)).map(([launch, value]) => value + second!.get(launch)!);
  return sums.length > 0 ? interval(sums) : undefined;
}

/**
 * Ratios to another baseline. Each launch's ratio to the run's baseline is divided by the new baseline's ratio in the same launch, then middle and interval are
 * taken over launches: a change of a whole launch cancels out. Both operations together are weighted by the new baseline's own times and by the reads for a write, as in Scores.cs.
 */
class Rebase {
  private readonly weights: number[];
  private readonly base: ByLaunch[];

  constructor(baseline: Row, private readonly operations: Operation[], reads: number) {
    const times = operations.map(operation => cellOf(baseline, operation)!.nanoseconds!.value * (operation === "deserialize" && operations.length > 1 ? reads : 1));
    const all = times.reduce((sum, value) => sum + value, 0);
    this.weights = times.map(value => value / all);
    this.base = operations.map(operation => launchesOf(cellOf(baseline, operation)!));
  }

  byLaunch(row: Row): ByLaunch | undefined {
    const paired = this.operations.map((operation, index) => over(launchesOf(cellOf(row, operation)!), this.base[index]!));
    const first = paired[0];
    if (!first || paired.some(values => values === undefined)) {
      return undefined;
    }
    const common = [...first.keys()].filter(launch => paired.every(values => values!.has(launch)));
    return common.length === 0 ? undefined : new Map(common.map(launch =>
      [launch, paired.reduce((sum, values, index) => sum + this.weights[index]! * values!.get(launch)!, 0)]));
  }

  figure(row: Row): Figure | undefined {
    const values = this.byLaunch(row);
    return values && interval(values.values());
  }
}

function launchesOf(cell: Cell): ByLaunch {
  return new Map((cell.launches ?? []).map(launch => [launch[0]!, launch[2]! > 0 ? launch[2]! : launch[1]!]));
}

/** For a row on several places together: the geometric mean of its ratios. */
export const overall = (values: number[]): number => Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
