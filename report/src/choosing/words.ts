// How the question and the answer are worded.

import { percent, ratio } from "../data/units";
import type { Figure } from "../data/model";
import type { Asked, Aim, Evidence, Verdict } from "./model";
import type { Separation } from "./weighing";

/** A group of switches; each with its name, and what it asks for. */
export const switches: { title: string; members: [name: string, label: string, meaning: string][] }[] = [
  { title: "What it meets", members: [
    ["untrusted", "Input from strangers", "Input may come from strangers."],
    ["evolves", "Types that change", "Members are added, removed and renamed; both versions read both versions."],
    ["references", "Shared references", "Shared objects stay shared, and cycles end."],
    ["polymorphism", "Derived types", "A member of a base type keeps the derived type."],
  ] },
  { title: "The format", members: [
    ["text", "Text", "The payload is text."],
    ["binary", "Binary", "The payload is binary."],
    ["cross-language", "Other languages", "A documented format with implementations in other languages."],
    ["schema", "A schema", "A schema language describes the payload."],
    ["no-schema", "No schema", "No schema has to be written."],
  ] },
  { title: "The code and the library", members: [
    ["no-attributes", "No attributes", "The types need no attributes."],
    ["no-code-generation", "No generated code", "No code is generated before the program runs."],
    ["aot", "Native AOT", "It works as a native program, which was published and started here."],
    ["licence", "Permissive licence", "The licence asks only to name the authors."],
    ["maintained", "Maintained", "It is not in maintenance mode."],
  ] },
];

export const aimLabel: Record<Aim, string> = { time: "time", size: "size", allocation: "allocation", start: "start", cost: "cost" };

const nouns: Record<Aim, string> = { time: "time", size: "bytes", allocation: "allocation", start: "start", cost: "cost" };

const two = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2, useGrouping: false });
const one = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1, useGrouping: false });

/** As src/Goldilocks.Choosing/Telling/ChoiceTexts.cs prints a factor. */
export const factor = (value: number): string => (value < 10 ? two : one).format(value);

/** A ratio of times as people say it: "5.3 times as fast", "2.4 times as long", "as fast". */
export function said(timeRatio: number): { number: string; words: string } {
  const [value, words] = timeRatio <= 1 ? [1 / timeRatio, "as fast"] : [timeRatio, "as long"];
  const number = factor(value);
  return number === "1" ? { number: "", words: "as fast" } : { number, words: `times ${words}` };
}

export const sentence = (timeRatio: number): string => { const { number, words } = said(timeRatio); return number ? `${number} ${words}` : words; };

/** The interval in the same terms: of "as fast" where the ratio is below 1, otherwise of "as long". */
export function saidInterval({ value, low, high }: Figure): string {
  const [from, to] = value <= 1 ? [1 / high, 1 / low] : [low, high];
  return factor(from) === factor(to) ? "" : `${factor(from)}–${factor(to)}`;
}

/** How far the choice is from the second best. */
export function separated({ ratio: of }: Separation, aim: Aim): string {
  if (aim !== "time") {
    return `takes ${ratio(1 / of.value)} of its ${nouns[aim]}`;
  }
  const ofChoice: Figure = { value: 1 / of.value, low: 1 / of.high, high: 1 / of.low, coverage: of.coverage };
  const words = sentence(ofChoice.value);
  const range = saidInterval(ofChoice);
  return `${words.endsWith("long") ? "takes" : "is"} ${words}${range ? ` [${range}]` : ""}, ratio ${ratio(ofChoice.value)}`;
}

export const origin = ({ source, date }: Evidence): string => (source ? ` (${source}${date ? `; ${date}` : ""})` : "");

export const short = (verdict: Verdict & { option: string }): string => `${verdict.option ? `${verdict.option}: ` : ""}${verdict.evidence.text}${origin(verdict.evidence)}`;

export const kindName: Record<string, string> = { probe: "tried", measurement: "measured here", format: "the format", fact: "looked up", missing: "not known" };

export const change = (share: number): string => (Math.abs(share) < 0.0005 ? "unchanged" : percent(share));

/** What a reader can do about an obstacle. */
export const remedy = (verdict: Asked): string =>
  verdict.answer === "unknown" ? verdict.findOut ? `Find out: ${verdict.findOut}` : "" : verdict.option ? `Leave ${verdict.option} out.` : "Leave the workload out.";
