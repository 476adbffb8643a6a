// The heading of the ranking: which is fastest here, which writes least, which allocates least. Each with its marks and its ties, because readers may read only these words.

import { said, saidInterval } from "../choosing/words";
import type { Entry } from "../data/ranking";
import { bytes, ratio, time } from "../data/units";
import { h } from "../page/dom";
import type { Child } from "../page/dom";
import { marks } from "../page/marks";
import type { View } from "../page/view";
import { shownTitle, titleOf } from "../page/words";

/** So many tied ones are named; the others are counted. */
const namedTies = 2;

export function answer(view: View): Child[] {
  const entries = view.kept(view.ranking.ranked);
  const title = `${titleOf(view.place)} · ${shownTitle(view.ranking).toLowerCase()}`;
  if (entries.length === 0) {
    return [h("h2", null, "The ranking"), h("p", { class: "kicker" }, title), h("p", { class: "lead" }, view.isFiltered || view.isConstrained ? "No serializer measured here fits the constraints and filters." : "Nothing could be measured here.")];
  }
  const first = entries[0]!;
  const tied = entries.filter(entry => entry.rank && first.rank && entry.rank.number === first.rank.number);
  return [
    h("div", { class: "words" }, h("p", { class: "kicker" }, title), h("h2", null, sentence(view, first, tied)), h("p", { class: "lead" }, evidence(view, first, tied))),
    superlatives(view, entries, tied),
  ];
}

const named = (view: View, entry: Entry): Child[] => [h("em", null, entry.label), marks(view, entry.row)];

function sentence(view: View, first: Entry, tied: Entry[]): Child[] {
  const among = view.isFiltered || view.isConstrained ? " of those shown" : "";
  if (tied.length > 1) {
    return [tied.length === 2 ? [named(view, first), " and ", named(view, tied[1]!)] : [named(view, first), ` and ${tied.length - 1} others`], ` are tied for the fastest${among}: the measurement cannot tell them apart.`];
  }
  if (!view.ranking.isRatio) {
    return [named(view, first), ` is the fastest${among}, with ${time(first.figure!.value)}.`];
  }
  if (first.row === view.ranking.baseline) {
    return [named(view, first), `, the baseline, is the fastest${among}${first.nanoseconds === undefined ? "" : `, with ${time(first.nanoseconds)}`}.`];
  }
  const { number, words } = said(first.figure!.value);
  return [named(view, first), ` is the fastest${among}: ${number} ${words} as ${view.baselineLabel}.`];
}

function evidence(view: View, first: Entry, tied: Entry[]): Child[] {
  const figure = first.figure!;
  const next = view.kept(view.ranking.ranked).find(entry => !tied.includes(entry));
  const isCompared = view.ranking.isRatio && first.row !== view.ranking.baseline;
  const range = isCompared ? `${saidInterval(figure) || "The same"} over ${first.launches} launches, ratio ${ratio(figure.value)}` : `Over ${first.launches} launches`;
  return [range, next ? ["; next is ", next.label, marks(view, next.row), `, which takes ${ratio(next.figure!.value / figure.value)} times as long`] : "", "."];
}

function superlatives(view: View, entries: Entry[], tied: Entry[]): HTMLElement {
  const { isAll } = view.ranking;
  const size = (entry: Entry) => (isAll ? entry.sizeRatio : entry.row.payloadBytes);
  const allocation = (entry: Entry) => (isAll ? entry.allocationRatio : entry.allocatedBytes);
  const least = (value: (entry: Entry) => number | undefined, format: (value: number) => string): [Entry[], string] => {
    const known = entries.filter(entry => value(entry) !== undefined);
    const best = Math.min(...known.map(entry => value(entry)!));
    const text = format(best);
    return [known.filter(entry => format(value(entry)!) === text), known.length > 0 ? text : ""];
  };
  const asRatio = (value: number) => `ratio ${ratio(value)}`;
  return h("dl", { class: "superlatives" },
    fact(view, "fastest", tied.length > 0 ? tied : [entries[0]!], entries[0]!.nanoseconds === undefined ? asRatio(entries[0]!.figure!.value) : time(entries[0]!.nanoseconds)),
    fact(view, "smallest payload", ...least(size, isAll ? asRatio : bytes)),
    fact(view, "least allocation", ...least(allocation, isAll ? asRatio : bytes)));
}

function fact(view: View, title: string, best: Entry[], value: string): HTMLElement | null {
  const more = best.length - namedTies;
  return best.length === 0 ? null : h("div", null, h("dt", null, title),
    h("dd", null, h("strong", null, value), " ", h("span", null,
      best.slice(0, more === 1 ? namedTies + 1 : namedTies).map(entry => h("span", { class: "best" }, entry.label, marks(view, entry.row))),
      more > 1 ? h("span", { class: "best", title: best.slice(namedTies).map(entry => entry.label).join(", ") }, `and ${more} more, tied`) : best.length > 1 ? h("span", { class: "best" }, "tied") : null)));
}
