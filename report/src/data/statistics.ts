// The same pure functions as src/Goldilocks.Results/Statistics, for a baseline that the reader chooses.

import type { Figure, Rank } from "./model";

/** Fewer than six launches cannot reach it: of five, the whole range covers 93.75 %. */
const wantedCoverage = 0.95;
const fewestForMeans = 5;
export const negligibleShare = 0.01;

/** By launch: a ratio, or a time. */
export type ByLaunch = Map<number, number>;

/** exp of the median of the logarithms: of an even count, the geometric mean of the middle two. */
function medianOfSorted(sorted: number[]): number {
  const lower = sorted[(sorted.length - 1) >> 1]!;
  const upper = sorted[sorted.length >> 1]!;
  return lower === upper ? lower : Math.sqrt(lower) * Math.sqrt(upper);
}

/** Geometric means of every two, each with itself too; smallest first, as the values are. */
function meansOfTwo(sorted: number[]): number[] {
  return sorted
    .flatMap((first, index) => sorted.slice(index).map(second => (first === second ? first : Math.sqrt(first) * Math.sqrt(second))))
    .sort((a, b) => a - b);
}

/** In how many ways some of the ranks from 1 to the count of launches add up to less than 0, 1, 2 and so on. */
function waysBelow(launches: number): number[] {
  const largest = (launches * (launches + 1)) / 2;
  const ways = [1, ...new Array<number>(largest).fill(0)];
  for (let rank = 1; rank <= launches; rank++) {
    for (let sum = largest; sum >= rank; sum--) {
      ways[sum]! += ways[sum - rank]!;
    }
  }
  let below = 0;
  return ways.map(count => (below += count) - count);
}

const intervalRanks = new Map<number, { rank: number; coverage: number }>();

/** The largest k with the wanted coverage, or 1 where no k has it; coverage is 1 - 2 P(W < k). */
function intervalRank(launches: number): { rank: number; coverage: number } {
  const known = intervalRanks.get(launches);
  if (known) {
    return known;
  }
  const below = waysBelow(launches);
  const coverage = (rank: number): number => Math.max(0, 1 - (2 * below[rank]!) / 2 ** launches);
  let rank = 1;
  while (2 * (rank + 1) <= (launches * (launches + 1)) / 2 && coverage(rank + 1) >= wantedCoverage) {
    rank++;
  }
  const found = { rank, coverage: coverage(rank) };
  intervalRanks.set(launches, found);
  return found;
}

/**
 * The middle of launches (Hodges and Lehmann 1963; of fewer than five the median, because one of three has a part in half of the means), and from the k-th smallest to the
 * k-th largest mean of two (Tukey's interval from Wilcoxon's signed ranks).
 */
export function interval(values: Iterable<number>): Figure {
  const sorted = [...values].sort((a, b) => a - b);
  const means = meansOfTwo(sorted);
  const { rank, coverage } = intervalRank(sorted.length);
  return { value: medianOfSorted(sorted.length < fewestForMeans ? sorted : means), low: means[rank - 1]!, high: means[means.length - rank]!, coverage };
}

export const middle = (values: Iterable<number>): number => interval(values).value;

/** Launch by launch; undefined when no launch holds both. */
export function over(values: ByLaunch, baseline: ByLaunch): ByLaunch | undefined {
  const paired = new Map([...values].filter(([launch]) => baseline.has(launch)).map(([launch, value]) => [launch, value / baseline.get(launch)!]));
  return paired.size > 0 ? paired : undefined;
}

/** Time of the right one over that of the left one, launch by launch; undefined without a common launch. */
export function ratioOf(left: ByLaunch, right: ByLaunch): Figure | undefined {
  const paired = over(right, left);
  return paired && interval(paired.values());
}

/** A tie: the interval of their ratio holds 1, or they differ by less than 1 %. */
export function areTied(left: ByLaunch, right: ByLaunch): boolean {
  if (Math.abs(middle(right.values()) / middle(left.values()) - 1) < negligibleShare) {
    return true;
  }
  const ratio = ratioOf(left, right);
  if (ratio) {
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
