// Whether a candidate meets what is asked. Verdicts that do not depend on the wishes come with the data; the others are those of
// src/Goldilocks.Choosing/Judging/MeasuredEvidence.cs.

import { bytes } from "../data/units";
import type { Answer, Asked, Candidate, Choosing, Costs, Wishes } from "./model";
import { placeName } from "./model";

/** One verdict for each thing that is asked, in the order in which evidence is shown. */
export function judge(choosing: Choosing, counted: number[], candidate: Candidate, wishes: Wishes): Asked[] {
  const asked: Asked[] = [takesData(choosing, counted, candidate)];
  choosing.requirements.forEach((requirement, index) => {
    if (wishes.required.has(requirement.name)) {
      asked.push({ ...candidate.verdicts[index]!, option: requirement.option });
    }
  });
  if (wishes.maximumPayload !== undefined) {
    asked.push(limit(choosing, counted, candidate, "--max-payload", wishes.maximumPayload, "writes", costs => costs.payload));
  }
  if (wishes.maximumAllocation !== undefined) {
    asked.push(limit(choosing, counted, candidate, "--max-allocation", wishes.maximumAllocation, "allocates", costs => Math.max(costs.write?.allocated ?? 0, costs.read?.allocated ?? 0)));
  }
  if (wishes.runtimes.length > 0) {
    asked.push(runtimes(candidate, wishes.runtimes));
  }
  return asked;
}

const measured = (option: string, answer: Answer, text: string): Asked => ({ option, answer, kind: "measurement", evidence: { text } });

const unknown = (option: string, text: string, findOut?: string): Asked => ({ option, answer: "unknown", kind: "missing", evidence: { text }, ...(findOut ? { findOut } : {}) });

function takesData(choosing: Choosing, counted: number[], candidate: Candidate): Asked {
  if (candidate.unready !== undefined) {
    return unknown("", `it could not be built here (${candidate.unready})`, `goldilocks run --serializers ${candidate.serializer} --source FOLDER`);
  }
  const missing = counted.find(place => !candidate.costs[place]);
  if (missing === undefined) {
    return measured("", "fits", "every workload that counts was verified and measured");
  }
  const place = placeName(choosing.places[missing]!);
  const outcome = candidate.outcomes[missing];
  return !outcome || outcome.startsWith("NotMeasured")
    ? unknown("", `${place}: ${outcome ?? "it was not measured on this workload"}`, `goldilocks run --serializers ${candidate.serializer} --workloads ${place}`)
    : measured("", "excluded", `${place}: ${outcome}`);
}

function limit(choosing: Choosing, counted: number[], candidate: Candidate, option: string, most: number, verb: string, amount: (costs: Costs) => number): Asked {
  const amounts = counted.flatMap(place => (candidate.costs[place] ? [{ place, bytes: amount(candidate.costs[place]) }] : []));
  if (amounts.length < counted.length) {
    return unknown(option, "it was not measured on every workload that counts");
  }
  const largest = amounts.reduce((left, right) => (right.bytes > left.bytes ? right : left));
  return measured(option, largest.bytes <= most ? "fits" : "excluded", `it ${verb} ${bytes(largest.bytes)} on ${placeName(choosing.places[largest.place]!)}; the limit is ${bytes(most)}`);
}

function runtimes(candidate: Candidate, wanted: string[]): Asked {
  const missing = wanted.filter(runtime => !candidate.conditions.some(condition => condition.toLowerCase().includes(runtime.toLowerCase())));
  return missing.length === 0
    ? measured("--runtimes", "fits", `measured under ${wanted.join(", ")}`)
    : unknown("--runtimes", `it was not measured under ${missing.join(", ")}`, `goldilocks run --runtimes ${wanted.join(",")} --serializers ${candidate.serializer}`);
}
