// The ranking of all workloads that count, taken together: each row's ratio is the geometric mean over them, launch by launch, as in goldilocks choose.

import type { Choosing } from "../choosing/model";
import { placeName } from "../choosing/model";
import type { Score } from "../choosing/weighing";
import { scoreOf } from "../choosing/weighing";
import type { Shown } from "../page/state";
import type { Operation, Place, Row, RowKey } from "./model";
import { idOf, labelOf } from "./model";
import type { Entry, Ranking } from "./ranking";
import { interval, over, ranks } from "./statistics";

/** The name of all workloads in place of one. */
export const together = "all workloads";

interface Line {
  entry: Entry;
  score: Score;
}

export function rankTogether(choosing: Choosing, counted: number[], places: Place[], shown: Shown, base: string, reads: number): Ranking {
  const operations: Operation[] = places.every(place => place.operations.length > 1) ? ["serialize", "deserialize"] : places[0]!.operations;
  const kept: Shown = shown !== "both" && operations.includes(shown) ? shown : operations.length > 1 ? "both" : operations[0]!;
  const weights = { writes: kept === "deserialize" ? 0 : 1, reads: kept === "serialize" ? 0 : kept === "deserialize" ? 1 : reads };
  const rows = new Map(places.flatMap(place => place.rows).map(row => [idOf(row), row]));
  const lines: Line[] = [];
  const absent: Entry[] = [];
  for (const candidate of choosing.candidates) {
    const row = rowOf(candidate, rows.get(idOf(candidate)));
    const score = scoreOf(choosing, counted, candidate, weights);
    if (score) {
      lines.push({ entry: entryOf(row, score.byLaunch.size), score });
    } else {
      absent.push({ ...entryOf(row, 0), outcomes: whyNot(choosing, counted, candidate) });
    }
  }
  const own = baselineOf(choosing, counted);
  const chosen = lines.find(line => base && line.entry.id === base);
  const baseline = chosen ?? lines.find(line => own && line.entry.id === idOf(own));
  const rebased = chosen !== undefined && idOf(chosen.entry.row) !== (own && idOf(own));
  const ranked = fill(lines, rebased ? chosen.score : undefined);
  return {
    place: { workload: together, size: 0, operations, rows: [...ranked, ...absent].map(entry => entry.row), ...(own ? { baseline: own } : {}) },
    isAll: true, reads: weights.reads, shown: kept, operations: kept === "both" ? operations : [kept], rebased, isRatio: true, ranked, absent, partial: [], floors: [],
    ...(baseline ? { baseline: baseline.entry.row } : {}),
  };
}

/** The baseline, where all places have the same one. */
function baselineOf(choosing: Choosing, counted: number[]): RowKey | undefined {
  const found = new Set(counted.map(place => choosing.places[place]!.baseline));
  return found.size === 1 ? choosing.candidates[[...found][0]!] : undefined;
}

const rowOf = (key: RowKey, known: Row | undefined): Row => ({
  serializer: key.serializer, variant: key.variant, version: key.version, group: "ranked", cells: [],
  ...(key.condition ? { condition: key.condition } : {}), ...(known?.origin ? { origin: known.origin } : {}),
});

const entryOf = (row: Row, launches: number): Entry => ({ row, id: idOf(row), label: labelOf(row), launches, remarks: [], outcomes: [] });

function whyNot(choosing: Choosing, counted: number[], candidate: Choosing["candidates"][number]): Entry["outcomes"] {
  const missing = counted.find(place => !candidate.costs[place])!;
  const text = candidate.unready ?? candidate.outcomes[missing] ?? "NotMeasured";
  const [outcome, ...rest] = text.split(": ");
  return [{ operation: "serialize", outcome: outcome!, reason: candidate.unready ? rest.join(": ") : `${placeName(choosing.places[missing]!)}: ${rest.join(": ")}` }];
}

function fill(lines: Line[], base: Score | undefined): Entry[] {
  const values = new Map(lines.map(({ entry, score }) => [entry, base ? over(score.byLaunch, base.byLaunch) : score.byLaunch]));
  for (const { entry, score } of lines) {
    const byLaunch = values.get(entry);
    if (byLaunch) {
      entry.figure = interval(byLaunch.values());
      entry.sizeRatio = score.size / (base?.size ?? 1);
      entry.allocationRatio = score.allocation / (base?.allocation || 1);
    }
  }
  const ranked = lines.map(line => line.entry).filter(entry => entry.figure).sort((a, b) => a.figure!.value - b.figure!.value);
  const numbers = ranks(ranked.map(entry => values.get(entry)!));
  ranked.forEach((entry, index) => { entry.rank = numbers[index]!; });
  return ranked;
}
