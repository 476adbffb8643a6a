// A choice from what goldilocks choose computed (src/Goldilocks.Reporting/Page/PageChoice.cs). Nothing is judged, weighed or compared here: verdicts, orders and ties are read.

import type { Aim, Candidate, Basis, Choosing, Evidence, Score, Verdict, Weighing } from "../data/model";

/** What a reader can ask. */
export interface Wishes {
  required: string[];
  aim: Aim;
  reads: number;
  maximumPayload?: number;
  maximumAllocation?: number;
  workloads: string[];
  allowed: string[];
  from: string;
}

/** A verdict on one of the things that are asked. */
export interface Asked extends Verdict {
  /** The option on the command line; empty for the data themselves, which are always asked. */
  option: string;
  /** In bytes, where an amount is limited. */
  limit?: number;
}

export interface Judged {
  index: number;
  candidate: Candidate;
  verdicts: Asked[];
  score?: Score;
  size?: number;
  /** The reader overruled its exclusions. */
  isAllowed: boolean;
}

export interface Choice {
  wishes: Wishes;
  basis: Basis;
  weighing: Weighing;
  /** The choice first; empty when nothing fits. */
  eligible: Judged[];
  /** Why the choice comes first, where the measurement cannot tell it from the second. */
  tie?: string;
  /** Eligible ones that no other beats in both time and size, the fastest first. */
  frontier: Judged[];
  /** The fastest first, as are the unknown ones. */
  excluded: Judged[];
  unknown: Judged[];
  /** When nothing fits. */
  nearestMiss?: Judged;
  /** Today's serializer, and what it meets and the choice does not. */
  from?: Judged;
  lost: Asked[];
}

/** A question that the page cannot answer; the message says why. */
export class Mistake extends Error {}

const onTheCommandLine = "The command line can be asked.";

export function choose(choosing: Choosing, wishes: Wishes): Choice {
  check(choosing, wishes);
  const basis = basisOf(choosing, wishes);
  const weighing = weighingOf(basis, wishes.reads);
  const orderOf = (aim: Aim) => weighing.orders.find(order => order.aim === aim) ?? refuse(`This page cannot tell which is best in ${aim}. ${onTheCommandLine}`);
  const [best, fastest] = [orderOf(wishes.aim), [...new Set([...orderOf("time").best, ...choosing.candidates.keys()])]];
  const judged = choosing.candidates.map((candidate, index) => judgedOf(choosing, basis, weighing, candidate, index, wishes));
  const inOrder = (order: number[]) => order.map(index => judged[index]!);
  const eligible = saferFirst(basis, best.best.filter(index => isEligible(judged[index]!)), tiesOf(best));
  const others = inOrder(fastest).filter(one => !eligible.includes(one.index));
  const [first, second] = eligible;
  const tie = first !== undefined && second !== undefined && tiesOf(best)(first, second) ? basis.preferences.find(({ ranks }) => ranks[first] !== ranks[second])?.reason ?? best.rest : undefined;
  const miss = first === undefined ? nearest(inOrder(fastest).filter(one => one.score)) : undefined;
  const from = wishes.from ? judged[weighing.today.find(index => isNamed(choosing.candidates[index]!, wishes.from))!]! : undefined;
  return {
    wishes, basis, weighing, eligible: inOrder(eligible), frontier: frontier(inOrder(fastest).filter(one => eligible.includes(one.index))),
    excluded: others.filter(isExcluded), unknown: others.filter(one => !isExcluded(one)), lost: from && first !== undefined ? lost(choosing, from, judged[first]!) : [],
    ...(tie ? { tie } : {}), ...(miss ? { nearestMiss: miss } : {}), ...(from ? { from } : {}),
  };
}

const refuse = (message: string): never => { throw new Mistake(message); };

function check(choosing: Choosing, { required, allowed, from }: Wishes): void {
  const asked = choosing.requirements.filter(({ name }) => required.includes(name));
  const against = asked.find(one => one.against.some(name => required.includes(name)));
  if (against) {
    refuse(`${against.option} and ${choosing.requirements.find(({ name }) => name === against.against[0])!.option} contradict each other. Leave one of them out.`);
  }
  const unknown = [...allowed, ...from ? [from] : []].find(name => !choosing.candidates.some(candidate => isNamed(candidate, name)));
  if (unknown !== undefined) {
    refuse(`The run has no serializer '${unknown}'. It has: ${[...new Set(choosing.candidates.map(({ serializer }) => serializer))].sort().join(", ")}.`);
  }
}

export const isNamed = (candidate: Candidate, name: string): boolean => candidate.names.includes(name.toLowerCase());

/** The workload that is named; without a name, the places of the rule. */
export function basisOf(choosing: Choosing, { required, workloads }: Pick<Wishes, "required" | "workloads">): Basis {
  const shown = choosing.requirements.filter(({ name, isDemonstrated }) => isDemonstrated && required.includes(name)).map(({ name }) => name);
  const basis = workloads.length > 1 ? refuse(`This page counts one workload, or those that most can take. ${onTheCommandLine}`)
    : workloads.length === 1 ? choosing.bases.find(({ name }) => name === workloads[0]) ?? refuse(`The run has no workload '${workloads[0]}'. It has: ${choosing.places.map(({ name }) => name).join(", ")}.`)
      : choosing.bases.find(({ demonstrates }) => demonstrates?.length === shown.length && shown.every(name => demonstrates.includes(name)))!;
  return basis.mistake === undefined ? basis : refuse(basis.mistake);
}

export const weighingOf = (basis: Basis, reads: number, writes = 1): Weighing =>
  basis.weighings.find(weighing => weighing.writes === writes && weighing.reads === reads) ?? refuse(`This page holds no figures for ${reads} reads a write. ${onTheCommandLine}`);

function judgedOf(choosing: Choosing, basis: Basis, weighing: Weighing, candidate: Candidate, index: number, wishes: Wishes): Judged {
  const [score, size] = [weighing.scores[index], basis.sizes[index]];
  const limits = [wishes.maximumPayload, wishes.maximumAllocation];
  const ofBytes = basis.ofBytes[index];
  return {
    index, candidate, isAllowed: wishes.allowed.some(name => isNamed(candidate, name)), ...(score ? { score } : {}), ...(typeof size === "number" ? { size } : {}),
    verdicts: [
      { ...basis.data[basis.takesData[index]!]!, option: "" },
      ...choosing.requirements.flatMap(({ name, option, aim }, position) => (wishes.required.includes(name) || aim === wishes.aim ? [{ ...candidate.verdicts[position]!, option }] : [])),
      ...basis.limits.flatMap(({ option, most }, position) => (limits[position] === undefined ? [] : [within(option, most[index], limits[position]!)])),
      ...(ofBytes && (wishes.aim === "size" || wishes.maximumPayload !== undefined) ? [{ ...ofBytes, option: "" }] : []),
    ],
  };
}

const within = (option: string, most: { bytes: number; text: string } | null | undefined, limit: number): Asked => {
  const evidence: Evidence = { text: most ? most.text : "it was not measured on every workload that counts" };
  return { option, limit, answer: !most ? "unknown" : most.bytes <= limit ? "fits" : "excluded", kind: most ? "measurement" : "missing", evidence };
};

export const obstacles = (judged: Judged): Asked[] => judged.verdicts.filter(verdict => verdict.answer !== "fits");

export const isEligible = (judged: Judged): boolean => judged.score !== undefined && (judged.isAllowed || obstacles(judged).length === 0);

const isExcluded = (judged: Judged): boolean => judged.verdicts.some(verdict => verdict.answer === "excluded");

type Tied = (first: number, second: number) => boolean;

const tiesOf = ({ best, ties }: { best: number[]; ties: number[][] }): Tied => {
  const of = new Map(best.map((index, position) => [index, ties[position]!]));
  return (first, second) => first === second || of.get(first)!.includes(second) || of.get(second)!.includes(first);
};

/** Best first. Of those that the measurement cannot tell from the best one, the preferred comes first; where no preference decides, the order stays. */
function saferFirst(basis: Basis, best: number[], tied: Tied): number[] {
  const byPreference = (left: number, right: number) => basis.preferences.reduce((found, { ranks }) => found || ranks[left]! - ranks[right]!, 0);
  const [rest, ordered] = [[...best], [] as number[]];
  while (rest.length > 0) {
    const next = rest.filter(index => tied(rest[0]!, index)).sort(byPreference)[0]!;
    ordered.push(next);
    rest.splice(rest.indexOf(next), 1);
  }
  return ordered;
}

function frontier(fastestFirst: Judged[]): Judged[] {
  let smallest = Infinity;
  return fastestFirst.filter(({ size }) => (size! < smallest ? (smallest = size!, true) : false));
}

/** The fewest known failures, then the fewest unknowns, then the fastest. */
const nearest = (fastestFirst: Judged[]): Judged | undefined => {
  const failures = (one: Judged) => one.verdicts.filter(verdict => verdict.answer === "excluded").length;
  return [...fastestFirst].sort((left, right) => failures(left) - failures(right) || obstacles(left).length - obstacles(right).length)[0];
};

const lost = (choosing: Choosing, from: Judged, chosen: Judged): Asked[] => (from === chosen ? [] : choosing.requirements.flatMap(({ option, group, aim }, position) =>
  (aim === undefined && group !== "Measured under" && from.candidate.verdicts[position]!.answer === "fits" && chosen.candidate.verdicts[position]!.answer === "excluded"
    ? [{ ...chosen.candidate.verdicts[position]!, option }] : [])));
