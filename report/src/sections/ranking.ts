// The ranking: a table whose middle column is a chart. What is drawn is also written, in the same row.

import type { LogAxis } from "../charts/axis";
import { gridlines, logAxis } from "../charts/axis";
import type { Entry } from "../data/ranking";
import { bytes, rate, ratio, throughput, tick, time } from "../data/units";
import { h } from "../page/dom";
import type { Child } from "../page/dom";
import { said, saidInterval } from "../choosing/words";
import { marks, nameOf } from "../page/marks";
import type { View } from "../page/view";
import { shownVerb } from "../page/words";
import { Details } from "./details";

/** A floor further below the fastest than this is shown at the edge of the axis: otherwise it would press all rows together. */
const furthestFloor = 8;

export class RankingTable {
  private readonly details = new Details();

  draw(view: View): Child[] {
    const ranked = view.kept(view.ranking.ranked);
    const partial = view.kept(view.ranking.partial);
    if (ranked.length + partial.length === 0) {
      return [h("p", { class: "empty" }, "No row to show.")];
    }
    const axis = axisOf(view, [...ranked, ...partial]);
    return [
      h("table", { class: "ranking", role: "table", style: `--grid: ${gridlines(axis)}` },
        h("caption", { class: "unseen" }, `Ranking by the time of ${shownVerb(view.ranking)}${view.ranking.isRatio ? `, as a ratio to ${view.baselineLabel}` : ""}`),
        this.head(view, axis),
        h("tbody", { role: "rowgroup" }, ranked.flatMap((entry, index) => this.rows(view, axis, entry, ranked[index - 1], ranked[index + 1]))),
        partial.length > 0 ? h("tbody", { role: "rowgroup", class: "partials" },
          h("tr", { role: "row", class: "divider" }, h("th", { role: "rowheader", scope: "rowgroup", colspan: 9 }, "Reads only a part of the value, so it has no rank")),
          partial.flatMap(entry => this.rows(view, axis, entry))) : null),
      floors(view),
      note(view),
    ];
  }

  private head(view: View, axis: LogAxis): HTMLElement {
    const title = (name: string, text: Child) => h("th", { role: "columnheader", scope: "col", class: name }, text);
    return h("thead", { role: "rowgroup" }, h("tr", { role: "row" },
      title("rank", h("span", { "aria-label": "rank" }, "#")),
      title("who", "serializer"),
      title("plot", [
        h("span", { class: "unseen" }, "chart of ratio and interval, on a logarithmic axis"),
        floorFlags(view, axis),
        h("span", { class: "axis", "aria-hidden": "true" },
          axis.ticks.map(value => h("span", { class: value === 1 && view.ranking.isRatio ? "tick one" : "tick", style: `left: ${axis.at(value)}%` }, view.ranking.isRatio ? tick(value) : time(value)))),
      ]),
      title("said", view.ranking.isRatio ? `against ${view.baselineLabel}` : ""),
      title("ratio", view.ranking.isRatio ? "ratio" : ""),
      view.ranking.isAll ? null : title("time", unitChoice(view)),
      title("allocated", view.ranking.isAll ? "allocation ratio" : "allocated"),
      title("size", view.ranking.isAll ? "size ratio" : "size"),
      title("more", h("span", { class: "unseen" }, "details"))));
  }

  private rows(view: View, axis: LogAxis, entry: Entry, before?: Entry, after?: Entry): HTMLElement[] {
    const isBaseline = entry.row === view.ranking.baseline;
    const ties = [entry.rank?.isShared ? "tied" : "", sharesRank(entry, before) ? "tied-up" : "", sharesRank(entry, after) ? "tied-down" : ""];
    const choose = () => view.store.change({ base: isBaseline ? "" : entry.id });
    const cell = (name: string, ...children: Child[]) => h("td", { role: "cell", class: name }, children);
    const row = h("tr", {
      role: "row", class: ["entry", isBaseline ? "baseline" : "", ...ties].filter(Boolean).join(" "), "data-id": entry.id,
      click: event => { if (!(event.target as Element).closest("button, a, td.more")) { choose(); } },
    },
      cell("rank", entry.rank ? [entry.rank.isShared ? h("span", { class: "shared", title: "Shared: the measurement cannot tell it from its neighbour" }, `=${entry.rank.number}`) : entry.rank.number] : "–"),
      h("th", { role: "rowheader", scope: "row", class: "who" },
        h("span", { class: "name" },
          h("button", { type: "button", class: "who-button", "aria-pressed": String(isBaseline), title: isBaseline ? "The baseline: everything is a ratio to it" : `Make everything a ratio to ${entry.label}`, "data-key": `base-${entry.id}`, click: choose },
            nameOf(entry.row)),
          marks(view, entry.row)),
        entry.row.partial ? h("span", { class: "aside" }, entry.row.partial) : null),
      cell("plot", mark(view, axis, entry)),
      cell("said", saidOf(view, entry, isBaseline)),
      h("td", { role: "cell", class: "ratio", title: view.ranking.isRatio ? `${ratio(entry.figure!.low)}–${ratio(entry.figure!.high)}` : "" }, view.ranking.isRatio ? ratio(entry.figure!.value) : ""),
      view.ranking.isAll ? null : cell("time", speedOf(view, entry)),
      cell("allocated", view.ranking.isAll ? ratio(entry.allocationRatio!) : entry.allocatedBytes === undefined ? "" : bytes(entry.allocatedBytes)),
      cell("size", view.ranking.isAll ? ratio(entry.sizeRatio!) : entry.row.payloadBytes === undefined ? "" : bytes(entry.row.payloadBytes)),
      cell("more", this.details.button(view, entry)));
    const more = this.details.row(view, entry);
    return more ? [row, more] : [row];
  }
}

const unitNames: [string, string][] = [["", "time"], ["mb", "MB/s"], ["ops", "per second"]];

/** The choice of the unit stands where the unit would. */
function unitChoice(view: View): HTMLElement {
  return h("select", { class: "unit", "aria-label": "Unit of speeds", "data-key": "unit", change: event => view.store.change({ unit: (event.target as HTMLSelectElement).value }) },
    unitNames.map(([value, name]) => h("option", { value, selected: view.state.unit === value }, name)));
}

/** On one core: megabytes of payload, or operations as the table counts them (a round trip is one). */
function speedOf(view: View, entry: Entry): string {
  const perSecond = 1e9 / entry.nanoseconds!;
  return view.state.unit === "ops" ? rate(perSecond)
    : view.state.unit === "mb" ? entry.row.payloadBytes === undefined ? "" : throughput(entry.row.payloadBytes * perSecond)
      : time(entry.nanoseconds!);
}

/** As people say it, with the interval in the same terms. */
function saidOf(view: View, entry: Entry, isBaseline: boolean): Child[] {
  const figure = entry.figure!;
  if (!view.ranking.isRatio) {
    return [h("span", { class: "interval" }, `${time(figure.low)} – ${time(figure.high)}`)];
  }
  if (isBaseline) {
    return [h("span", { class: "interval" }, "baseline")];
  }
  const { number, words } = said(figure.value);
  return [h("b", null, number), number ? " " : "", words, " ", h("span", { class: "interval" }, saidInterval(figure))];
}

const sharesRank = (entry: Entry, other: Entry | undefined): boolean => !!entry.rank?.isShared && entry.rank.number === other?.rank?.number;

/** From the baseline to the value, with the interval on top. A logarithmic axis has no zero for a bar to start from. */
function mark(view: View, axis: LogAxis, entry: Entry): HTMLElement {
  const { value, low, high } = entry.figure!;
  const origin = view.ranking.isRatio ? axis.at(1) : axis.at(axis.low);
  const [left, right] = [Math.min(origin, axis.at(value)), Math.max(origin, axis.at(value))];
  return h("span", { class: "track", "aria-hidden": "true" },
    lines(view, axis),
    h("span", { class: "stem", style: `left: ${left}%; width: ${right - left}%` }),
    h("span", { class: "reach", style: `left: ${axis.at(low)}%; width: ${axis.at(high) - axis.at(low)}%` }),
    h("span", { class: "dot", style: `left: ${axis.at(value)}%` }));
}

function lines(view: View, axis: LogAxis): Child[] {
  return [
    view.ranking.isRatio ? h("span", { class: "line one", style: `left: ${axis.at(1)}%` }) : null,
    view.ranking.floors.filter(floor => floor.figure!.value >= axis.low).map(floor => h("span", { class: "line floor", style: `left: ${axis.at(floor.figure!.value)}%` })),
  ];
}

/** Each on a line of its own, so that close floors do not hide one another. */
function floorFlags(view: View, axis: LogAxis): HTMLElement {
  const beyond = view.ranking.floors.filter(floor => floor.figure!.value < axis.low);
  const drawn = view.ranking.floors.filter(floor => floor.figure!.value >= axis.low);
  const value = (floor: Entry) => (view.ranking.isRatio ? ratio(floor.figure!.value) : time(floor.figure!.value));
  return h("span", { class: "flags", "aria-hidden": "true" },
    beyond.length > 0 ? h("span", { class: "flag beyond" }, `◂ floor: ${beyond.map(floor => `${floor.row.variant} ${value(floor)}`).join(", ")}`) : null,
    drawn.map(floor => h("span", { class: axis.at(floor.figure!.value) > 70 ? "flag left" : "flag", style: `margin-left: ${axis.at(floor.figure!.value)}%` }, `floor: ${floor.row.variant}`)));
}

function axisOf(view: View, entries: Entry[]): LogAxis {
  const values = entries.flatMap(entry => [entry.figure!.low, entry.figure!.high]);
  const near = view.ranking.floors.map(floor => floor.figure!.value).filter(value => value * furthestFloor > Math.min(...values));
  return logAxis([...values, ...near, ...view.ranking.isRatio ? [1] : []]);
}

/** The work that every serializer must do. It is also given in words, because not all floors fit on the axis. */
function floors(view: View): HTMLElement | null {
  if (view.ranking.floors.length === 0) {
    return null;
  }
  return h("p", { class: "floors" }, h("strong", null, "Floors"), " – work that no serializer can avoid: ", view.ranking.floors.map((floor, index) => [
    index > 0 ? "; " : "",
    `${floor.row.variant} ${view.ranking.isRatio ? `× ${ratio(floor.figure!.value)}, ` : ""}${time(floor.nanoseconds!)}`,
    floor.row.partial ? ` (${floor.row.partial})` : "",
  ]), ".");
}

function note(view: View): HTMLElement {
  const { ranking } = view;
  const coverage = ranking.ranked[0]?.figure?.coverage;
  const intervals = coverage ? `The bar around each dot is the ${Math.round(100 * coverage)} % interval over ${ranking.ranked[0]!.launches} launches (fresh processes). ` : "";
  const ties = "A rank with = is shared: the interval of the ratio to the next row holds 1, or the two differ by less than 1 %. ";
  const all = ranking.isAll ? `A row’s ratio is the geometric mean over ${view.countedPlaces.length} workloads, launch by launch, so that a slow workload does not count more than others. Size and allocation are ratios too. ` : "";
  const elsewhere = ranking.place.rows.some(row => row.origin && view.shows(row)) ? " † Its package came from elsewhere than the usual source." : "";
  const rebased = ranking.rebased
    ? `You chose the baseline: every figure is divided by that of ${view.baselineLabel}. A bar is still the interval of the row’s own ratio; whether two rows differ by more than noise is in their ranks, which no baseline changes. `
    : ranking.isRatio ? "Click a row to make it the baseline. " : "The baseline could not be measured here, so these are times and not ratios; they are not paired. Click a row to make it the baseline. ";
  return h("p", { class: "note" }, all, rebased, intervals, ties, "The axis is logarithmic: equal distances are equal factors.", elsewhere);
}
