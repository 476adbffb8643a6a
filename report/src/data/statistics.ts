// The same pure functions as src/Goldilocks.Core/Statistics, for a baseline that the reader chooses.

import type { Figure, Rank } from "./model";

/** What the whole range of five launches covers. */
const wantedCoverage = 0.9375;
const negligibleShare = 0.01;

/** By launch: a ratio, or a time. */
export type ByLaunch = Map<number, number>;

/** exp of the median of the logarithms: of an even count, the geometric mean of the middle two. */
export function medianOfRatios(values: Iterable<number>): number {
  const sorted = [...values].sort((a, b) => a - b);
  const lower = sorted[(sorted.length - 1) >> 1]!;
  const upper = sorted[sorted.length >> 1]!;
  return lower === upper ? lower : Math.sqrt(lower) * Math.sqrt(upper);
}

/** 1 - 2 P(Binomial(n, 1/2) < k). */
function coverage(count: number, rank: number): number {
  let term = 0.5 ** count;
  let below = 0;
  for (let successes = 0; successes < rank; successes++) {
    below += term;
    term *= (count - successes) / (successes + 1);
  }
  return Math.max(0, 1 - 2 * below);
}

function lowerRank(count: number): number {
  let rank = 1;
  while (2 * (rank + 1) <= count && coverage(count, rank + 1) >= wantedCoverage) {
    rank++;
  }
  return rank;
}

/** The median over launches, from the k-th smallest to the k-th largest (Thompson 1936). */
export function interval(values: Iterable<number>): Figure {
  const sorted = [...values].sort((a, b) => a - b);
  const rank = lowerRank(sorted.length);
  return { value: medianOfRatios(sorted), low: sorted[rank - 1]!, high: sorted[sorted.length - rank]!, coverage: coverage(sorted.length, rank) };
}

/** Launch by launch; undefined when no launch holds both. */
export function over(values: ByLaunch, baseline: ByLaunch): ByLaunch | undefined {
  const paired = new Map([...values].filter(([launch]) => baseline.has(launch)).map(([launch, value]) => [launch, value / baseline.get(launch)!]));
  return paired.size > 0 ? paired : undefined;
}

/** A tie: the interval of their ratio holds 1, or their medians differ by less than 1 %. */
export function areTied(left: ByLaunch, right: ByLaunch): boolean {
  if (Math.abs(medianOfRatios(right.values()) / medianOfRatios(left.values()) - 1) < negligibleShare) {
    return true;
  }
  const paired = over(right, left);
  if (paired) {
    const ratio = interval(paired.values());
    return ratio.low <= 1 && 1 <= ratio.high;
  }
  const [a, b] = [interval(left.values()), interval(right.values())];
  return a.low <= b.high && b.low <= a.high;
}

/** Ranks in the order given, which is by time; neighbours that are tied share one. */
export function ranks(ordered: ByLaunch[]): Rank[] {
  const result: Rank[] = [];
  for (let first = 0; first < ordered.length;) {
    let next = first + 1;
    while (next < ordered.length && areTied(ordered[next - 1]!, ordered[next]!)) {
      next++;
    }
    for (let member = first; member < next; member++) {
      result.push({ number: first + 1, isShared: next - first > 1 });
    }
    first = next;
  }
  return result;
}

/** Exponent of a power law through the points, by least squares on both logarithms: 1 is "twice as much takes twice as long". */
export function slope(points: [number, number][]): number {
  const logs = points.map(([x, y]) => [Math.log(x), Math.log(y)] as const);
  const meanX = logs.reduce((sum, [x]) => sum + x, 0) / logs.length;
  const meanY = logs.reduce((sum, [, y]) => sum + y, 0) / logs.length;
  const xy = logs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  const xx = logs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  return xy / xx;
}
