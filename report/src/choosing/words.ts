// How an answer is worded, as src/Goldilocks.Reporting/Choosing/ChoiceTexts.cs words it.

import type { Aim, Evidence, Figure } from "../data/model";
import { percent, ratio } from "../data/units";
import type { Asked } from "./combine";

const nouns: Record<Aim, string> = { time: "time", size: "bytes", allocation: "allocation", start: "start", cost: "cost" };

const two = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2, useGrouping: false });
const one = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1, useGrouping: false });

const factor = (value: number): string => (value < 10 ? two : one).format(value);

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

/** How far the choice is from the second best; the ratio is that of the choice to the second. */
export function separated(ofChoice: number, aim: Aim): string {
  const words = sentence(ofChoice);
  return aim === "time" ? `${words.endsWith("long") ? "takes" : "is"} ${words}` : `takes ${ratio(ofChoice)} of its ${nouns[aim]}`;
}

export const origin = ({ source, date }: Evidence): string => (source ? ` (${source}${date ? `; ${date}` : ""})` : "");

export const kindName: Record<string, string> = { probe: "tried", measurement: "measured here", format: "the format", fact: "looked up", missing: "not known" };

export const change = (share: number): string => (Math.abs(share) < 0.0005 ? "unchanged" : percent(share));

/** What a reader can do about an obstacle. */
export const remedy = (verdict: Asked): string =>
  verdict.answer === "unknown" ? verdict.findOut ? `Find out: ${verdict.findOut}` : "" : verdict.option ? `Leave ${verdict.option} out.` : "Leave the workload out.";
