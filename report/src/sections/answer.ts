// The first words of the page: which is fastest here, which writes least, which allocates least. Each has its marks, because readers may read only these words.

import type { Entry } from "../data/ranking";
import { bytes, ratio, time } from "../data/units";
import { h } from "../page/dom";
import type { Child } from "../page/dom";
import { marks, shortMarks } from "../page/marks";
import type { View } from "../page/view";
import { placeName, shownName } from "../page/words";

export function answer(view: View): Child[] {
  const entries = view.kept(view.ranking.ranked);
  const kicker = h("p", { class: "kicker" }, `${placeName(view.place)} · ${shownName[view.ranking.shown].toLowerCase()}`);
  if (entries.length === 0) {
    return [kicker, h("h1", null, view.isFiltered ? "No serializer measured here fits the filters." : "Nothing could be measured here.")];
  }
  const first = entries[0]!;
  const tied = entries.filter(entry => entry.rank && first.rank && entry.rank.number === first.rank.number);
  return [h("div", { class: "words" }, kicker, h("h1", null, sentence(view, first, tied)), h("p", { class: "lead" }, evidence(view, first, tied))), superlatives(view, entries)];
}

function sentence(view: View, first: Entry, tied: Entry[]): Child[] {
  const among = view.isFiltered ? " of those shown" : "";
  const named = (entry: Entry): Child[] => [h("em", null, entry.label), marks(view, entry.row)];
  if (tied.length > 1) {
    return [tied.length === 2 ? [named(first), " and ", named(tied[1]!)] : [named(first), ` and ${tied.length - 1} others`], ` share the first place${among}: the measurement cannot tell them apart.`];
  }
  if (!view.ranking.isRatio) {
    return [named(first), ` is the fastest${among}, with ${time(first.figure!.value)}.`];
  }
  if (first.row === view.ranking.baseline) {
    return [named(first), `, the baseline, is the fastest${among}, with ${time(first.nanoseconds!)}.`];
  }
  return [named(first), ` is the fastest${among}: ${ratio(first.figure!.value)} of the time of ${view.baselineLabel}.`];
}

function evidence(view: View, first: Entry, tied: Entry[]): string {
  const figure = first.figure!;
  const next = view.kept(view.ranking.ranked).find(entry => !tied.includes(entry));
  const range = view.ranking.isRatio && first.row !== view.ranking.baseline
    ? `Between ${ratio(figure.low)} and ${ratio(figure.high)} over ${first.launches} launches` : `Over ${first.launches} launches`;
  const second = next ? `; next is ${next.label}${inBrackets(shortMarks(view, next.row))} with ${ratio(next.figure!.value / figure.value)} times as long` : "";
  return `${range}${second}.`;
}

const inBrackets = (text: string): string => (text ? ` (${text})` : "");

function superlatives(view: View, entries: Entry[]): HTMLElement {
  const least = (value: (entry: Entry) => number | undefined) =>
    entries.filter(entry => value(entry) !== undefined).sort((a, b) => value(a)! - value(b)!)[0];
  const smallest = least(entry => entry.row.payloadBytes);
  const leanest = least(entry => entry.allocatedBytes);
  const fact = (title: string, entry: Entry | undefined, value: string) => entry && h("div", null, h("dt", null, title), h("dd", null, h("strong", null, value), " ", h("span", null, entry.label, marks(view, entry.row))));
  return h("dl", { class: "superlatives" },
    fact("fastest", entries[0], time(entries[0]!.nanoseconds!)),
    fact("smallest payload", smallest, smallest ? bytes(smallest.row.payloadBytes!) : ""),
    fact("least allocation", leanest, leanest ? bytes(leanest.allocatedBytes!) : ""));
}

