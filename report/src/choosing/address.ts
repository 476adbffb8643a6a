// What a reader asks, between the page's address, the page's controls and the command line.

import type { Aim, Basis, Choosing, Preset } from "../data/model";
import { bytes } from "../data/units";
import type { State } from "../page/state";
import type { Wishes } from "./combine";

export const listed = (text: string): string[] => text.split(",").map(word => word.trim()).filter(word => word.length > 0);

export const aimOf = (state: State): Aim => (state.optimize || "time") as Aim;

export function wishesOf(state: State, choosing: Choosing): Wishes {
  const known = new Set(choosing.requirements.map(requirement => requirement.name));
  const [maximumPayload, maximumAllocation] = [numberOf(state.maxpayload), numberOf(state.maxallocation)];
  return {
    required: listed(state.need).filter(name => known.has(name)),
    aim: aimOf(state),
    reads: readsOf(state),
    workloads: listed(state.count),
    allowed: listed(state.allow),
    from: state.from,
    ...(maximumPayload === undefined ? {} : { maximumPayload }),
    ...(maximumAllocation === undefined ? {} : { maximumAllocation }),
  };
}

export function readsOf(state: State): number {
  const reads = state.reads === "" ? 1 : Number(state.reads);
  return reads >= 0 ? reads : 1;
}

function numberOf(text: string): number | undefined {
  const number = Number(text);
  return text !== "" && number >= 1 ? Math.trunc(number) : undefined;
}

/** The state that a preset sets; a reader can change each part of it. */
export const presetState = (preset: Preset): Partial<State> => ({
  need: preset.needs.join(","), optimize: preset.aim === "time" ? "" : preset.aim, reads: preset.reads === 1 ? "" : String(preset.reads),
});

/** The preset whose question is asked, as it is. */
export function presetOf(choosing: Choosing, state: State): Preset | undefined {
  const needed = new Set(listed(state.need));
  return choosing.presets.find(preset => preset.needs.length === needed.size && preset.needs.every(name => needed.has(name)) && preset.aim === aimOf(state) && preset.reads === readsOf(state));
}

/** True when something is asked: without a question there is no answer, but a ranking. */
export const isAsked = (state: State): boolean => [state.need, state.reads, state.optimize, state.maxpayload, state.maxallocation, state.from].some(part => part !== "");

/** The same question on the command line. */
export function commandOf(choosing: Choosing, wishes: Wishes, run: string, startups: string[] = []): string {
  const quoted = (names: string[]) => (names.some(name => /[^\w.,@:/-]/.test(name)) ? `'${names.join(",")}'` : names.join(","));
  const options = new Map<string, string[]>();
  for (const { option } of choosing.requirements.filter(({ name, group }) => group !== "" && wishes.required.includes(name))) {
    const [name, ...values] = option.split(" ");
    options.set(name!, [...options.get(name!) ?? [], ...values]);
  }
  const starts = wishes.aim === "start" || wishes.required.includes("aot") ? startups.map(name => `runs/${name}`) : [];
  return ["goldilocks choose", `runs/${run}`, ...starts,
    ...[...options].map(([name, values]) => (values.length === 0 ? name : `${name} ${quoted(values)}`)),
    wishes.maximumPayload === undefined ? "" : `--max-payload ${wishes.maximumPayload}`,
    wishes.maximumAllocation === undefined ? "" : `--max-allocation ${wishes.maximumAllocation}`,
    wishes.workloads.length > 0 ? `--workloads ${quoted(wishes.workloads)}` : "",
    wishes.reads === 1 ? "" : `--reads ${wishes.reads}`,
    wishes.aim === "time" ? "" : `--optimize ${wishes.aim}`,
    wishes.allowed.length > 0 ? `--allow ${quoted(wishes.allowed)}` : "",
    wishes.from ? `--from ${quoted([wishes.from])}` : "",
  ].filter(word => word.length > 0).join(" ");
}

/** The limit beside an amount, as the command prints both. */
export const limitText = (limit: number): string => `the limit is ${bytes(limit)}`;

export const placesOf = (choosing: Choosing, basis: Basis): string[] => basis.counted.map(index => choosing.places[index]!.name);
