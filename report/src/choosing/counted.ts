// Which workloads count: the rule of src/Goldilocks.Choosing/Weighing/CountedPlaces.cs.

import type { Choosing, Wishes } from "./model";
import { Mistake, placeName } from "./model";

const enoughTakers = 2 / 3;

/** Positions of the places that the reader names; without names, those of the rule. */
export function countedPlaces(choosing: Choosing, wishes: Wishes): number[] {
  const counted = wishes.workloads.length > 0 ? [...new Set(wishes.workloads.flatMap(name => named(choosing, name)))] : byRule(choosing, wishes);
  if (counted.length === 0) {
    throw new Mistake("The run has no workload that its baseline can take. Choose those that count.");
  }
  const missing = counted.find(place => !costsOfBaseline(choosing, place));
  if (missing !== undefined) {
    throw new Mistake(`The baseline was not measured on ${placeName(choosing.places[missing]!)}, so nothing can be compared there. Leave the workload out.`);
  }
  return counted;
}

export function costsOfBaseline(choosing: Choosing, place: number) {
  const baseline = choosing.places[place]!.baseline;
  return baseline === undefined ? undefined : choosing.candidates[baseline]!.costs[place] ?? undefined;
}

function named(choosing: Choosing, name: string): number[] {
  const found = choosing.places.flatMap((place, index) => (place.workload === name || placeName(place) === name ? [index] : []));
  if (found.length === 0) {
    throw new Mistake(`The run has no workload '${name}'. It has: ${choosing.places.map(placeName).join(", ")}.`);
  }
  return found;
}

function byRule(choosing: Choosing, wishes: Wishes): number[] {
  const shown = new Set(choosing.requirements.flatMap(requirement => (requirement.demonstration && wishes.required.has(requirement.name) ? [requirement.demonstration] : [])));
  const isShown = (place: number) => shown.has(choosing.places[place]!.workload);
  const places = choosing.places.flatMap((place, index) => (place.baseline === undefined ? [] : [index]));
  const demonstrating = places.filter(isShown);
  const all = places.filter(place => isShown(place) || hasEnoughTakers(choosing, place));
  if (all.length === 0) {
    return places;
  }
  return demonstrating.length === 0 || 2 * takers(choosing, all) >= Math.max(1, takers(choosing, demonstrating)) ? all : demonstrating;
}

const takers = (choosing: Choosing, places: number[]): number => choosing.candidates.filter(candidate => places.every(place => candidate.costs[place])).length;

/** A serializer takes it when one of its variants does. */
function hasEnoughTakers(choosing: Choosing, place: number): boolean {
  const built = Map.groupBy(choosing.candidates.filter(candidate => candidate.unready === undefined), ({ serializer, version, condition }) => JSON.stringify([serializer, version, condition]));
  return [...built.values()].filter(variants => variants.some(candidate => candidate.costs[place])).length >= enoughTakers * built.size;
}
