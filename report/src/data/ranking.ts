// The ranking of one place: the ratio of each row, to the run's baseline or to the one that the reader has chosen.

import type { Shown } from "../page/state";
import type { Basis, Cell, Choosing, Figure, Operation, Place, Rank, Row, Score, Weighing } from "./model";
import { idOf, labelOf, placeId } from "./model";

/** The name of all workloads in place of one. */
export const together = "all workloads";

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

/** The ranking of one place. Where a write counts with other than one read, its figures are the scores of the choice. */
export function rank(place: Place, shown: Shown, base: string, reads = 1, scores = new Map<string, Score>()): Ranking {
  const operations = operationsOf(place, shown);
  const isWeighted = operations.length > 1 && reads !== 1;
  const own = place.rows.find(row => place.baseline && idOf(row) === idOf(place.baseline));
  const entries = place.rows.map(row => entry(row, operations, reads, isWeighted ? scores : undefined));
  const baseline = rebase(entries, base, own);
  const sorted = entries.filter(item => item.figure).sort((a, b) => a.figure!.value - b.figure!.value);
  return {
    place, isAll: false, reads: operations.length > 1 ? reads : 1, shown: operations.length > 1 ? "both" : operations[0]!, operations, rebased: baseline !== own,
    ranked: sorted.filter(item => item.row.group !== "floor" && !item.row.partial),
    ...(baseline ? { baseline } : {}),
    isRatio: baseline !== undefined,
    partial: sorted.filter(item => item.row.group !== "floor" && item.row.partial),
    floors: sorted.filter(item => item.row.group === "floor"),
    absent: entries.filter(item => !item.figure && item.outcomes.length > 0 && item.row.group !== "floor"),
  };
}

/** The ranking of all workloads that count, taken together. */
export function rankTogether(choosing: Choosing, basis: Basis, weighing: Weighing, places: Place[], shown: Shown, base: string): Ranking {
  const operations: Operation[] = places.every(place => place.operations.length > 1) ? ["serialize", "deserialize"] : places[0]!.operations;
  const rows = new Map(places.flatMap(place => place.rows).map(row => [idOf(row), row]));
  const entries = choosing.candidates.map((candidate, index): Entry => {
    const known = rows.get(idOf(candidate));
    const row: Row = { ...candidate, group: "ranked", cells: [], ...(known?.origin ? { origin: known.origin } : {}) };
    const score = weighing.scores[index];
    return {
      row, id: idOf(row), label: labelOf(row), remarks: [], launches: score?.launches ?? 0,
      outcomes: score ? [] : whyNot(places, idOf(candidate)),
      ...(score ? { figure: score.time, rank: score.rank, sizeRatio: basis.sizes[index]!, allocationRatio: score.allocation } : {}),
    };
  });
  const own = basis.baselineCandidate === undefined ? undefined : entries[basis.baselineCandidate]!.row;
  const baseline = rebase(entries, base, own);
  return {
    place: { workload: together, size: 0, operations, rows: entries.map(item => item.row), ...(own ? { baseline: { ...own, condition: own.condition ?? "", label: labelOf(own) } } : {}) },
    isAll: true, reads: weighing.reads, shown, operations: shown === "both" ? operations : [shown], rebased: baseline !== own, isRatio: true,
    ranked: entries.filter(item => item.figure).sort((a, b) => a.figure!.value - b.figure!.value), absent: entries.filter(item => !item.figure), partial: [], floors: [],
    ...(baseline ? { baseline } : {}),
  };
}

function whyNot(places: Place[], id: string): Entry["outcomes"] {
  const missing = places.flatMap(place => (place.rows.find(row => idOf(row) === id)?.cells ?? []).filter(cell => !isMeasured(cell)).map(cell => ({ ...cell, reason: `${placeId(place)}: ${cell.reason ?? ""}` })))[0];
  return [missing ?? { operation: "serialize", outcome: "NotMeasured", reason: "it was not measured on this workload" }];
}

/**
 * Divides all figures by those of the row that the reader has chosen. An interval stays that of the row's own ratio: how far two rows differ beyond noise is in their ranks, which do
 * not depend on the baseline.
 */
function rebase(entries: Entry[], base: string, own: Row | undefined): Row | undefined {
  const chosen = entries.find(item => item.id === base && item.figure && item.row.group !== "floor");
  if (!chosen || chosen.row === own) {
    return own;
  }
  const [{ value }, size, allocation] = [chosen.figure!, chosen.sizeRatio, chosen.allocationRatio];
  for (const item of entries.filter(other => other.figure)) {
    const { figure } = item;
    item.figure = { value: figure!.value / value, low: figure!.low / value, high: figure!.high / value, coverage: figure!.coverage };
    if (size !== undefined) {
      item.sizeRatio! /= size;
      item.allocationRatio! /= allocation || 1;
    }
  }
  return chosen.row;
}

const isWhole = (row: Row, operations: Operation[]): boolean => operations.every(operation => isMeasured(cellOf(row, operation)));

function entry(row: Row, operations: Operation[], reads: number, scores: Map<string, Score> | undefined): Entry {
  const cells = operations.map(operation => cellOf(row, operation)).filter(cell => cell !== undefined);
  const result: Entry = {
    row, id: idOf(row), label: labelOf(row),
    launches: Math.min(...cells.map(cell => cell.launches?.length ?? 0)),
    remarks: [...new Set(cells.flatMap(cell => cell.remarks ?? []))],
    outcomes: row.group === "belowFloor"
      ? cells.map(cell => ({ operation: cell.operation, outcome: "BelowFloor", reason: "a result below its floor means that something was not measured" }))
      : cells.filter(cell => !isMeasured(cell)).map(cell => ({ operation: cell.operation, outcome: cell.outcome, reason: cell.reason ?? "" })),
  };
  const single = cells.length === 1 ? cells[0] : undefined;
  const score = scores?.get(result.id);
  const known = !isWhole(row, operations) || row.group === "belowFloor" ? undefined : scores ? score?.time : single ? single.ratio ?? single.nanoseconds : row.ratio ?? exactly(row.nanoseconds);
  const rankOf = scores ? score?.rank : single ? single.rank : row.rank;
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

/** Without a baseline both operations together have a time and no interval. */
const exactly = (value: number | undefined): Figure | undefined => (value === undefined ? undefined : { value, low: value, high: value, coverage: 1 });
