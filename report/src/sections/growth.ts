// Cost as the payload grows, on two logarithmic axes: a straight line is a power law, and its slope the exponent.

import * as Plot from "@observablehq/plot";
import { logAxis } from "../charts/axis";
import { chartWidth, ends, framed, isNarrow, scaleOf } from "../charts/plot";
import type { Place } from "../data/model";
import { idOf } from "../data/model";
import type { Entry } from "../data/ranking";
import { count, tick, time } from "../data/units";
import { figures, section } from "../page/dom";
import { shortMarks } from "../page/marks";
import type { View } from "../page/view";
import { shownVerb } from "../page/words";

interface Curve {
  entry: Entry;
  points: { size: number; nanoseconds: number }[];
  slope: number;
}

export function growth(view: View): HTMLElement | null {
  const groups = [...Map.groupBy(view.run.places, place => place.workload).values()].filter(places => places.length > 1);
  const places = groups.find(group => group.includes(view.place)) ?? groups[0];
  if (!places) {
    return null;
  }
  const curves = curvesOf(view, places);
  if (curves.length === 0) {
    return null;
  }
  return section("growth", "As the payload grows",
    `${places[0]!.workload}: the time of ${shownVerb(view.ranking)} by size. The number at the end of a line is its slope: 1 means that twice the data take twice the time, less than 1 that a part of the cost does not depend on the size.`,
    framed(draw(view, curves), `Time of ${shownVerb(view.ranking)} by size; the table below holds the figures`),
    figures("growth", "Time by size as a table", ["serializer", ...places.map(place => count(place.size)), "slope"],
      curves.map(curve => [[curve.entry.label, " ", curve.entry.row.version, " ", shortMarks(view, curve.entry.row)],
        ...places.map(place => { const point = curve.points.find(found => found.size === place.size); return point ? time(point.nanoseconds) : "–"; }), curve.slope.toFixed(2)])));
}

function curvesOf(view: View, places: Place[]): Curve[] {
  const curves = new Map<string, Curve>();
  for (const place of places) {
    for (const entry of view.kept(view.rank(place).ranked)) {
      const curve = curves.get(entry.id) ?? { entry, points: [], slope: 0 };
      curve.points.push({ size: place.size, nanoseconds: entry.nanoseconds! });
      curves.set(entry.id, curve);
    }
  }
  const drawn = [...curves.values()].filter(curve => curve.points.length > 1);
  for (const curve of drawn) {
    curve.slope = slope(curve.points.map(point => [point.size, point.nanoseconds]));
  }
  return drawn.sort((a, b) => a.points.at(-1)!.nanoseconds - b.points.at(-1)!.nanoseconds);
}

function draw(view: View, curves: Curve[]): Element {
  const [width, height, right] = [chartWidth(), isNarrow() ? 440 : 560, isNarrow() ? 140 : 260];
  const up = logAxis(curves.flatMap(curve => curve.points.map(point => point.nanoseconds)));
  const points = curves.flatMap(curve => curve.points.map(point => ({ ...point, curve })));
  const isBaseline = (curve: Curve) => curve.entry.id === (view.ranking.baseline && idOf(view.ranking.baseline));
  const colour = (curve: Curve) => (isBaseline(curve) ? "var(--accent-bright)" : curve === curves[0] ? "var(--ink)" : "var(--slow)");
  const chart = Plot.plot({
    width, height, marginLeft: 62, marginRight: right, marginBottom: 42, marginTop: 24,
    style: { background: "transparent", fontSize: "12px", fontFamily: "inherit", overflow: "visible" },
    x: { type: "log", label: "size →" },
    y: { type: "log", label: "↑ time", domain: [up.low, up.high] },
    marks: [
      Plot.axisX([...new Set(points.map(point => point.size))], { text: tick }), Plot.axisY(up.ticks, { text: time }),
      Plot.gridY(up.ticks),
      Plot.line(points, { x: "size", y: "nanoseconds", z: point => point.curve, stroke: point => colour(point.curve), strokeWidth: point => (isBaseline(point.curve) ? 2.4 : 1.3), strokeOpacity: 0.9 }),
      Plot.dot(points, { x: "size", y: "nanoseconds", r: 2.4, fill: point => colour(point.curve), title: point => `${point.curve.entry.label} ${point.curve.entry.row.version}\nsize ${count(point.size)}: ${time(point.nanoseconds)}\nslope ${point.curve.slope.toFixed(2)}`, tip: true }),
    ],
  });
  const inColourFirst = curves.toSorted((a, b) => Number(colour(a) === "var(--slow)") - Number(colour(b) === "var(--slow)"));
  ends(chart as SVGSVGElement, inColourFirst, curve => [endOf(curve), curve.points.at(-1)!.nanoseconds, inkOf(colour(curve))], scaleOf(chart, "y"), width - right + 8);
  return chart;
}

const inkOf = (colour: string): string => (colour === "var(--slow)" ? "var(--soft)" : colour === "var(--accent-bright)" ? "var(--accent)" : colour);

function endOf(curve: Curve): string {
  const name = isNarrow() && curve.entry.label.length > 14 ? `${curve.entry.label.slice(0, 13)}…` : curve.entry.label;
  return `${curve.slope.toFixed(2)}  ${name}`;
}

/** Exponent of a power law through the points, by least squares on both logarithms: 1 is "twice as much takes twice as long". */
function slope(points: [number, number][]): number {
  const logs = points.map(([x, y]) => [Math.log(x), Math.log(y)] as const);
  const meanX = logs.reduce((sum, [x]) => sum + x, 0) / logs.length;
  const meanY = logs.reduce((sum, [, y]) => sum + y, 0) / logs.length;
  const xy = logs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  const xx = logs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  return xy / xx;
}
