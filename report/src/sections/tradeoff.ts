// Speed against size, with allocation as the area of each dot.

import * as Plot from "@observablehq/plot";
import { logAxis } from "../charts/axis";
import { chartWidth, framed, isNarrow, label, scaleOf } from "../charts/plot";
import type { Entry } from "../data/ranking";
import { bytes, ratio, tick, time } from "../data/units";
import { figures, section } from "../page/dom";
import { nameWithMarks, shortMarks } from "../page/marks";
import type { View } from "../page/view";
import { shownVerb, titleOf } from "../page/words";

export function tradeoff(view: View): HTMLElement | null {
  const entries = view.kept(view.ranking.ranked).filter(entry => sizeOf(entry) !== undefined);
  if (entries.length < 2) {
    return null;
  }
  const front = paretoFront(entries);
  return section("tradeoff", "Speed and size",
    `${titleOf(view.place)}: to the left is faster, below is smaller, and the larger the dot the more it allocates. No serializer is both faster and smaller than those in colour.`,
    framed(draw(view, entries, front), `Time of ${shownVerb(view.ranking)} against payload size, allocation as area; the table below holds the figures`),
    figures("tradeoff", "Speed, size and allocation as a table", ["serializer", view.ranking.isRatio ? "ratio" : "time", "payload", "allocated", "neither faster nor smaller exists"],
      entries.map(entry => [nameWithMarks(view, entry.row), valueOf(view, entry), sizeText(view, entry), allocationText(view, entry), front.has(entry) ? "yes" : ""])));
}

/** Entries come in the order of time, so each that is smaller than all before it is on the front. */
function paretoFront(entries: Entry[]): Set<Entry> {
  let smallest = Infinity;
  return new Set(entries.filter(entry => {
    const isFront = sizeOf(entry)! < smallest;
    smallest = Math.min(smallest, sizeOf(entry)!);
    return isFront;
  }));
}

const sizeOf = (entry: Entry): number | undefined => entry.sizeRatio ?? entry.row.payloadBytes;

const allocationOf = (entry: Entry): number => entry.allocationRatio ?? entry.allocatedBytes ?? 0;

const sizeText = (view: View, entry: Entry): string => (view.ranking.isAll ? ratio : bytes)(sizeOf(entry)!);

const allocationText = (view: View, entry: Entry): string => (view.ranking.isAll ? ratio : bytes)(allocationOf(entry));

const valueOf = (view: View, entry: Entry): string => (view.ranking.isRatio ? ratio(entry.figure!.value) : time(entry.figure!.value));

function draw(view: View, entries: Entry[], front: Set<Entry>): Element {
  const [width, height] = [chartWidth(), isNarrow() ? 420 : 540];
  const [across, up] = [logAxis(entries.map(entry => entry.figure!.value).concat(view.ranking.isRatio ? 1 : [])), logAxis(entries.map(entry => sizeOf(entry)!))];
  const chart = Plot.plot({
    width, height, marginLeft: 58, marginBottom: 42, marginRight: 30, marginTop: 28,
    style: { background: "transparent", fontSize: "12px", fontFamily: "inherit", overflow: "visible" },
    x: { type: "log", label: view.ranking.isRatio ? `time, as a ratio to ${view.baselineLabel} →` : "time →", domain: [across.low, across.high] },
    y: { type: "log", label: view.ranking.isAll ? "↑ payload, as a ratio" : "↑ payload", domain: [up.low, up.high] },
    r: { type: "sqrt", range: isNarrow() ? [2, 14] : [2.5, 26], label: "allocated" },
    marks: [
      Plot.axisX(across.ticks, { text: view.ranking.isRatio ? tick : time }), Plot.axisY(up.ticks, { text: view.ranking.isAll ? tick : bytes }),
      Plot.gridX(across.ticks), Plot.gridY(up.ticks),
      view.ranking.isRatio ? Plot.ruleX([1], { stroke: "var(--soft)" }) : null,
      Plot.line(entries.filter(entry => front.has(entry)), { x: entry => entry.figure.value, y: entry => sizeOf(entry), curve: "step-after", stroke: "var(--accent-bright)", strokeDasharray: "2,3" }),
      Plot.dot(entries, {
        x: entry => entry.figure.value, y: entry => sizeOf(entry), r: entry => allocationOf(entry),
        fill: entry => (front.has(entry) ? "var(--accent-bright)" : "var(--slow)"), fillOpacity: 0.42,
        stroke: entry => (entry.row === view.ranking.baseline ? "var(--ink)" : front.has(entry) ? "var(--accent)" : "var(--slow)"), strokeWidth: 1.2, sort: { channel: "-r" },
        title: (entry: Entry) => [`${entry.label} ${entry.row.version}`, shortMarks(view, entry.row), `${valueOf(view, entry)}${entry.nanoseconds === undefined ? "" : ` · ${time(entry.nanoseconds)}`}`, `${sizeText(view, entry)} payload`, `${allocationText(view, entry)} allocated`].filter(line => line).join("\n"), tip: true,
      }),
    ],
  });
  const [x, y, r] = [scaleOf(chart, "x"), scaleOf(chart, "y"), scaleOf(chart, "r")];
  label(chart as SVGSVGElement, entries.map(entry => ({
    x: x(entry.figure!.value), y: y(sizeOf(entry)!), radius: r(allocationOf(entry)), text: entry.label, important: front.has(entry) || entry.row === view.ranking.baseline,
  })), { left: 58, right: width, top: 20, bottom: height - 40 });
  return chart;
}
