// The choice, as src/Goldilocks.Choosing/Chooser.cs makes it: the same data and wishes give the same answer.

import { countedPlaces } from "./counted";
import { judge } from "./judging";
import type { Asked, Candidate, Choosing, Verdict, Wishes } from "./model";
import { Mistake } from "./model";
import type { Judged, Separation } from "./weighing";
import { between, byText, inOrder, isEligible, isExcluded, obstacles, scoreOf } from "./weighing";

export interface Choice {
  wishes: Wishes;
  /** Positions of the places that count. */
  counted: number[];
  /** The choice first; empty when nothing fits. */
  eligible: Judged[];
  separation?: Separation;
  /** Eligible ones that no other beats in both time and size, the fastest first. */
  frontier: Judged[];
  /** The fastest first, as are the unknown ones. */
  excluded: Judged[];
  unknown: Judged[];
  /** When nothing fits. */
  nearestMiss?: Judged;
  move?: Move;
}

/** What moving from today's serializer to the choice changes. */
export interface Move {
  from: Judged;
  /** Shares, where -0.3 is 30 % less; missing when they are not known. */
  gain?: { time: number; size: number; allocation: number };
  /** Why the gain is not known, as a clause. */
  whyNot?: string;
  lost: (Verdict & { option: string })[];
}

const contradictions = [["text", "binary"], ["schema", "no-schema"]] as const;

/** Throws a Mistake when the wishes contradict each other, or cannot be decided by the run. */
export function choose(choosing: Choosing, wishes: Wishes): Choice {
  check(choosing, wishes);
  const counted = countedPlaces(choosing, wishes);
  checkReads(choosing, counted, wishes);
  const judged = choosing.candidates.map(candidate => judgedOf(choosing, counted, candidate, wishes));
  checkAim(judged, wishes);
  const eligible = inOrder(judged.filter(isEligible), wishes.aim);
  const miss = eligible.length === 0 ? nearestMiss(judged) : undefined;
  const move = wishes.from ? moving(choosing, judged, eligible[0], wishes.from) : undefined;
  return {
    wishes, counted, eligible,
    frontier: frontierOf(eligible),
    excluded: fastestFirst(judged.filter(isExcluded)),
    unknown: fastestFirst(judged.filter(one => !isEligible(one) && !isExcluded(one))),
    ...(eligible.length > 1 ? { separation: between(eligible[0]!, eligible[1]!, wishes.aim) } : {}),
    ...(miss ? { nearestMiss: miss } : {}),
    ...(move ? { move } : {}),
  };
}

function judgedOf(choosing: Choosing, counted: number[], candidate: Candidate, wishes: Wishes): Judged {
  const score = scoreOf(choosing, counted, candidate, { writes: 1, reads: wishes.reads }, wishes.prices);
  return { candidate, verdicts: [...judge(choosing, counted, candidate, wishes), ...start(candidate, wishes)], isAllowed: wishes.allowed.some(name => isNamed(candidate, name)), ...(score ? { score } : {}) };
}

/** The serializer's name, or the label with or without the version. */
export function isNamed(candidate: Candidate, name: string): boolean {
  const short = `${candidate.serializer}${candidate.variant ? ` (${candidate.variant})` : ""}${candidate.condition ? `, ${candidate.condition}` : ""}`;
  return [candidate.serializer, short, candidate.label].some(known => known.toLowerCase() === name.toLowerCase());
}

function check(choosing: Choosing, wishes: Wishes): void {
  const option = (name: string) => choosing.requirements.find(requirement => requirement.name === name)?.option;
  for (const [first, second] of contradictions) {
    if (wishes.required.has(first) && wishes.required.has(second)) {
      throw new Mistake(`${option(first)} and ${option(second)} contradict each other. Leave one of them out.`);
    }
  }
  const unknown = [...wishes.allowed, ...wishes.from ? [wishes.from] : []].find(name => !choosing.candidates.some(candidate => isNamed(candidate, name)));
  if (unknown !== undefined) {
    throw new Mistake(`The run has no serializer '${unknown}'. It has: ${[...new Set(choosing.candidates.map(candidate => candidate.serializer))].sort(byText).join(", ")}.`);
  }
}

function checkReads(choosing: Choosing, counted: number[], wishes: Wishes): void {
  if (wishes.reads === 0 && !choosing.candidates.some(candidate => counted.some(place => candidate.costs[place]?.write))) {
    throw new Mistake("The run measured no writing, so without reads there is nothing to compare.");
  }
}

/** Where the start counts, one that was not measured is not known, and so not chosen. */
function start(candidate: Candidate, wishes: Wishes): Asked[] {
  return wishes.aim === "start" && candidate.startNanoseconds === undefined
    ? [{ option: "", answer: "unknown", kind: "missing", evidence: { text: "its start was not measured" }, findOut: `goldilocks startup --serializers ${candidate.serializer}` }] : [];
}

function checkAim(judged: Judged[], wishes: Wishes): void {
  if (wishes.aim === "start" && judged.every(one => one.score?.startNanoseconds === undefined)) {
    throw new Mistake("No start was measured, so start cannot be decided. Run goldilocks startup, and name its folder beside the run’s.");
  }
  if (wishes.aim === "cost" && !wishes.prices) {
    throw new Mistake("Cost needs volumes and prices: messages a second, stored messages, and the prices of a core hour, of storage and of transfer.");
  }
}

function frontierOf(eligible: Judged[]): Judged[] {
  const beats = (other: Judged, one: Judged) =>
    other.score!.time <= one.score!.time && other.score!.size <= one.score!.size && (other.score!.time < one.score!.time || other.score!.size < one.score!.size);
  return eligible.filter(one => !eligible.some(other => beats(other, one))).sort((left, right) => left.score!.time - right.score!.time);
}

const fastestFirst = (judged: Judged[]): Judged[] =>
  judged.toSorted((left, right) => (left.score?.time ?? Infinity) - (right.score?.time ?? Infinity) || byText(left.candidate.label, right.candidate.label));

/** The fewest known failures, then the fewest unknowns, then the fastest. */
function nearestMiss(judged: Judged[]): Judged | undefined {
  const failures = (one: Judged) => one.verdicts.filter(verdict => verdict.answer === "excluded").length;
  return judged.filter(one => one.score).sort((left, right) =>
    failures(left) - failures(right) || obstacles(left).length - obstacles(right).length || left.score!.time - right.score!.time || byText(left.candidate.label, right.candidate.label))[0];
}

function moving(choosing: Choosing, judged: Judged[], chosen: Judged | undefined, name: string): Move {
  const from = today(judged, name);
  if (!chosen || chosen === from) {
    return { from, whyNot: chosen ? "it is the choice" : "nothing fits, so there is nothing to move to", lost: [] };
  }
  const lost = choosing.requirements.flatMap((requirement, index) =>
    (from.candidate.verdicts[index]!.answer === "fits" && chosen.candidate.verdicts[index]!.answer === "excluded" ? [{ ...chosen.candidate.verdicts[index]!, option: requirement.option }] : []));
  const [old, now] = [from.score, chosen.score!];
  return old
    ? { from, lost, gain: { time: now.time / old.time - 1, size: now.size / old.size - 1, allocation: old.allocation === 0 ? 0 : now.allocation / old.allocation - 1 } }
    : { from, lost, whyNot: `the gain is not known: ${obstacles(from)[0]?.evidence.text ?? "it has no launch in common with the baseline"}` };
}

/** A bare name means the plain variant where it was measured, and otherwise the fastest one that was. */
const today = (judged: Judged[], name: string): Judged => fastestFirst(judged.filter(one => isNamed(one.candidate, name)))
  .toSorted((left, right) => Number(!left.score) - Number(!right.score) || Number(left.candidate.variant !== "") - Number(right.candidate.variant !== ""))[0]!;
