// What each candidate costs over the workloads that count, and which of two is better: src/Goldilocks.Choosing/Weighing.

import { overall } from "../data/ranking";
import type { Figure } from "../data/model";
import type { ByLaunch } from "../data/statistics";
import { areTied, interval, middle, negligibleShare, ratioOf } from "../data/statistics";
import { costsOfBaseline } from "./counted";
import type { Aim, Asked, Candidate, Choosing, Costs, OperationCosts, Prices } from "./model";

const secondsPerMonth = 365.25 / 12 * 24 * 3600;

/** Ratios to the baseline: geometric means over the places. */
export interface Score {
  byLaunch: ByLaunch;
  time: number;
  size: number;
  allocation: number;
  startNanoseconds?: number;
  moneyPerMonth?: number;
}

export interface Judged {
  candidate: Candidate;
  verdicts: Asked[];
  score?: Score;
  /** The reader overruled its exclusions. */
  isAllowed: boolean;
}

/** How much one write and one read of each payload count; a part that does not count is 0. */
export interface Weights {
  writes: number;
  reads: number;
}

/** Undefined when it was not measured on every place that counts. */
export function scoreOf(choosing: Choosing, counted: number[], candidate: Candidate, weights: Weights, prices?: Prices): Score | undefined {
  if (!counted.every(place => candidate.costs[place])) {
    return undefined;
  }
  const pairs = counted.map(place => ({ own: candidate.costs[place]!, baseline: costsOfBaseline(choosing, place)! }));
  const times = pairs.map(pair => timeByLaunch(pair.own, pair.baseline, weights));
  const launches = [...times[0]!.keys()].filter(launch => times.every(byLaunch => byLaunch.has(launch)));
  if (launches.length === 0) {
    return undefined;
  }
  const byLaunch = new Map(launches.map(launch => [launch, mean(times.map(time => time.get(launch)!))]));
  return {
    byLaunch,
    time: middle(byLaunch.values()),
    size: mean(pairs.map(pair => pair.own.payload / pair.baseline.payload)),
    allocation: mean(pairs.map(pair => allocation(pair.own, weights) / Math.max(1, allocation(pair.baseline, weights)))),
    ...(candidate.startNanoseconds === undefined ? {} : { startNanoseconds: candidate.startNanoseconds }),
    ...(prices ? { moneyPerMonth: money(counted.map(place => candidate.costs[place]!), prices, weights) } : {}),
  };
}

/** One ratio stays what it is, to the last digit. */
const mean = (values: number[]): number => (values.length === 1 ? values[0]! : overall(values));

/** The time of a write and its reads over the baseline's, without dividing times of different rounds. */
function timeByLaunch(own: Costs, baseline: Costs, weights: Weights): ByLaunch {
  const parts = [part(own.write, baseline.write, weights.writes), part(own.read, baseline.read, weights.reads)].filter(found => found !== undefined);
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  return new Map([...parts[0]?.ratios.keys() ?? []]
    .filter(launch => parts.every(({ ratios }) => ratios.has(launch)))
    .map(launch => [launch, parts.reduce((sum, { ratios, weight }) => sum + ratios.get(launch)! * weight / total, 0)]));
}

function part(own: OperationCosts | undefined, baseline: OperationCosts | undefined, count: number) {
  return own && baseline && count > 0 ? { ratios: new Map(own.launches.map((launch, index) => [launch, own.ratios[index]!])), weight: baseline.nanoseconds * count } : undefined;
}

const allocation = (costs: Costs, { writes, reads }: Weights): number => (costs.write?.allocated ?? 0) * writes + (costs.read?.allocated ?? 0) * reads;

/** The mean over the places, because each message counts as one of them at random. */
function money(costs: Costs[], prices: Prices, { reads }: Weights): number {
  const messages = prices.messagesPerSecond * secondsPerMonth;
  return costs.reduce((sum, { payload, write, read }) => {
    const coreHours = messages * ((write?.nanoseconds ?? 0) + (read?.nanoseconds ?? 0) * reads) / 1e9 / 3600;
    const sentGigabytes = messages * payload * Math.max(1, reads) / 1e9;
    return sum + coreHours * prices.perCoreHour + prices.storedMessages * payload / 1e9 * prices.perStoredGigabyteMonth + sentGigabytes * prices.perSentGigabyte;
  }, 0) / costs.length;
}

export const obstacles = (judged: Judged): Asked[] => judged.verdicts.filter(verdict => verdict.answer !== "fits");

export const isEligible = (judged: Judged): boolean => judged.score !== undefined && (judged.isAllowed || obstacles(judged).length === 0);

export const isExcluded = (judged: Judged): boolean => !isEligible(judged) && judged.verdicts.some(verdict => verdict.answer === "excluded");

export const byText = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

const labelOf = (judged: Judged): string => judged.candidate.label;

/** Best first. Of those that the measurement cannot tell from the best one, the safer comes first. */
export function inOrder(eligible: Judged[], aim: Aim): Judged[] {
  const rest = eligible
    .filter(judged => aim !== "start" || judged.score!.startNanoseconds !== undefined)
    .sort((left, right) => amount(left, aim) - amount(right, aim) || byText(labelOf(left), labelOf(right)));
  const ordered: Judged[] = [];
  while (rest.length > 0) {
    const best = rest[0]!;
    const next = rest.filter(judged => tied(best, judged, aim)).sort(saferFirst)[0]!;
    ordered.push(next);
    rest.splice(rest.indexOf(next), 1);
  }
  return ordered;
}

const saferFirst = (left: Judged, right: Judged): number =>
  left.candidate.dangers - right.candidate.dangers
  || Number(left.candidate.isUnmaintained) - Number(right.candidate.isUnmaintained)
  || left.score!.size - right.score!.size
  || byText(labelOf(left), labelOf(right));

export interface Separation {
  /** Of the second to the first, in the quantity of the aim; with an interval where it is a time. */
  ratio: Figure;
  isMoreThanNoise: boolean;
  /** Why the first comes first when the measurement cannot tell them apart. */
  rule?: string;
}

export function between(first: Judged, second: Judged, aim: Aim): Separation {
  const exact = (value: number): Figure => ({ value, low: value, high: value, coverage: 1 });
  const ratio = aim === "time" ? ratioOf(first.score!.byLaunch, second.score!.byLaunch) ?? exact(second.score!.time / first.score!.time) : exact(amount(second, aim) / amount(first, aim));
  return tied(first, second, aim) ? { ratio, isMoreThanNoise: false, rule: rule(first, second) } : { ratio, isMoreThanNoise: true };
}

const rule = (first: Judged, second: Judged): string =>
  first.candidate.dangers !== second.candidate.dangers ? "it has fewer recorded dangers"
    : first.candidate.isUnmaintained !== second.candidate.isUnmaintained ? "it is maintained"
      : first.score!.size < second.score!.size ? "its payload is smaller" : "its name comes first";

const tied = (first: Judged, second: Judged, aim: Aim): boolean =>
  aim === "time" ? areTied(first.score!.byLaunch, second.score!.byLaunch) : Math.abs(amount(second, aim) / amount(first, aim) - 1) < negligibleShare || (aim === "start" && overlap(first.candidate, second.candidate));

/** Starts of different programs belong to no common launch, so their own intervals are compared. */
const overlap = ({ startRange: first }: Candidate, { startRange: second }: Candidate): boolean => first![0] <= second![1] && second![0] <= first![1];

function amount({ score }: Judged, aim: Aim): number {
  switch (aim) {
    case "size": return score!.size;
    case "allocation": return score!.allocation;
    case "start": return score!.startNanoseconds!;
    case "cost": return score!.moneyPerMonth!;
    default: return score!.time;
  }
}

export const timeInterval = (score: Score): Figure => interval(score.byLaunch.values());
