// The names of things on the page.

import type { Place } from "../data/model";
import { together } from "../data/ranking";
import { count } from "../data/units";
import type { Shown } from "./state";

export const shownName: Record<Shown, string> = { both: "Round trip", serialize: "Serialize", deserialize: "Deserialize" };

/** What a ranking is about: with other than one read for each write, a round trip is not the word. */
export const shownTitle = ({ shown, reads }: { shown: Shown; reads: number }): string => (shown === "both" && reads !== 1 ? `A write and ${reads} reads` : shownName[shown]);

const verbs: Record<Shown, string> = { both: "a round trip", serialize: "serializing", deserialize: "deserializing" };

export const shownVerb = ({ shown, reads }: { shown: Shown; reads: number }): string => (shown === "both" && reads !== 1 ? `a write and ${reads} reads` : verbs[shown]);

export const placeName = (place: Place): string => `${place.workload}, size ${count(place.size)}`;

/** Of a place, or of all of them together. */
export const titleOf = (place: Place): string => (place.workload === together ? "All workloads" : placeName(place));

export const outcomeName: Record<string, string> = {
  Unavailable: "package not available",
  Unsupported: "not supported",
  BuildFailed: "did not build",
  WrongAnswer: "wrong answer",
  Failed: "threw an exception",
  Crashed: "crashed",
  TimedOut: "timed out",
  NotMeasured: "not reached",
  BelowFloor: "below its floor",
  NotInRun: "not in this run",
  NoCounterpart: "nothing of ours corresponds",
};

export const outcomeShort: Record<string, string> = {
  Unavailable: "absent", Unsupported: "cannot", BuildFailed: "no build", WrongAnswer: "wrong", Failed: "threw", Crashed: "crashed", TimedOut: "hung", NotMeasured: "–", BelowFloor: "floor",
};

export const remarkText: Record<string, string> = {
  otherThreads: "The library works on other threads; its time is CPU time of the whole process.",
  allocatesOnOtherThreads: "The process allocates more than the calling thread.",
  allocationVaries: "Allocation differed between repetitions; the median is shown.",
  payloadVaries: "The payload's size differed between processes; the median is shown.",
  wallAboveCpu: "Wall time was more than 1.1 times CPU time: the thread had to wait.",
  waits: "In every sample, wall time was far above CPU time: the library waits, or other processes work for it. Its time is wall time.",
  warmupNotQuiet: "The JIT was still compiling when the warm-up's limit was reached.",
  wideInterval: "The interval is wider than the run aimed at.",
  outlierLaunches: "At least one launch was more than 10 % off the median. It counts.",
  belowTimeFloor: "Faster than its floor: not to be trusted.",
  belowAllocationFloor: "It allocates too little to have made the result: not to be trusted.",
  belowSizeFloor: "The payload is smaller than the bare values: compression or variable-length numbers.",
};
