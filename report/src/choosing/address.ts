// What a reader asks, between the page's address, the page's controls and the command line.

import type { State } from "../page/state";
import { bytes as shownBytes } from "../data/units";
import type { Aim, Choosing, Prices, Wishes } from "./model";

export const aims: Aim[] = ["time", "size", "allocation", "start", "cost"];

/** In the order of the options of goldilocks choose; that of the numbers in the address. */
export const priceOptions: [keyof Prices, option: string, label: string, usual: number][] = [
  ["messagesPerSecond", "--messages-per-second", "messages a second", 1000],
  ["storedMessages", "--stored-messages", "messages kept", 1e9],
  ["perCoreHour", "--core-hour-price", "price of a core hour", 0.04],
  ["perStoredGigabyteMonth", "--storage-price", "of a GB kept for a month", 0.02],
  ["perSentGigabyte", "--transfer-price", "of a GB sent", 0.05],
];

export const usualPrices = priceOptions.map(([, , , usual]) => usual).join(",");

export const listed = (text: string): string[] => text.split(",").map(word => word.trim()).filter(word => word.length > 0);

export function wishesOf(state: State, choosing: Choosing): Wishes {
  const known = new Set(choosing.requirements.map(requirement => requirement.name));
  const [maximumPayload, maximumAllocation] = [numberOf(state.maxpayload), numberOf(state.maxallocation)];
  const prices = state.optimize === "cost" ? pricesOf(state.prices || usualPrices) : undefined;
  return {
    required: new Set(listed(state.need).filter(name => known.has(name))),
    aim: aims.find(aim => aim === state.optimize) ?? "time",
    reads: readsOf(state),
    runtimes: listed(state.runtimes),
    workloads: listed(state.count),
    allowed: listed(state.allow),
    from: state.from,
    ...(maximumPayload === undefined ? {} : { maximumPayload }),
    ...(maximumAllocation === undefined ? {} : { maximumAllocation }),
    ...(prices ? { prices } : {}),
  };
}

const mostReads = 1_000_000;

export function readsOf(state: State): number {
  const reads = state.reads === "" ? 1 : Number(state.reads);
  return reads >= 0 && reads <= mostReads ? reads : 1;
}

function numberOf(text: string): number | undefined {
  const number = Number(text);
  return text !== "" && number >= 1 ? Math.trunc(number) : undefined;
}

function pricesOf(text: string): Prices {
  const numbers = text.split(",").map(Number);
  return Object.fromEntries(priceOptions.map(([name], index) => [name, numbers[index]! >= 0 ? numbers[index]! : 0])) as unknown as Prices;
}

/** The same question on the command line. */
export function commandOf(choosing: Choosing, wishes: Wishes, run: string): string {
  const quoted = (names: string[]) => (names.some(name => /[^\w.,@:/-]/.test(name)) ? `'${names.join(",")}'` : names.join(","));
  return ["goldilocks choose", `runs/${run}`,
    ...choosing.requirements.filter(requirement => wishes.required.has(requirement.name)).map(requirement => requirement.option),
    wishes.maximumPayload === undefined ? "" : `--max-payload ${wishes.maximumPayload}`,
    wishes.maximumAllocation === undefined ? "" : `--max-allocation ${wishes.maximumAllocation}`,
    wishes.runtimes.length > 0 ? `--runtimes ${quoted(wishes.runtimes)}` : "",
    wishes.workloads.length > 0 ? `--workloads ${quoted(wishes.workloads)}` : "",
    wishes.reads === 1 ? "" : `--reads ${wishes.reads}`,
    wishes.aim === "time" ? "" : `--optimize ${wishes.aim}`,
    ...(wishes.prices ? priceOptions.map(([name, option]) => `${option} ${wishes.prices![name]}`) : []),
    wishes.allowed.length > 0 ? `--allow ${quoted(wishes.allowed)}` : "",
    wishes.from ? `--from ${quoted([wishes.from])}` : "",
  ].filter(word => word.length > 0).join(" ");
}

export const limitText = (bytes: number | undefined): string => (bytes === undefined ? "" : shownBytes(bytes));
