// Servers under load: latency by percentile, on a scale that gives the rare slow request its room.

import * as Plot from "@observablehq/plot";
import { logAxis } from "../charts/axis";
import { chartWidth, ends, endsWidth, framed, isNarrow, scaleOf } from "../charts/plot";
import type { Load, LoadRow, LoadTable } from "../data/model";
import { labelOf } from "../data/model";
import { count, ratio, time } from "../data/units";
import { figures, h, section } from "../page/dom";
import type { Child } from "../page/dom";
import { nameWithMarks } from "../page/marks";
import type { View } from "../page/view";
import { withoutFigures } from "./absent";

/** Percentiles that have a tick: half of the requests are faster, nine of ten, 99 of 100 and so on. */
const ticks = [0, 50, 90, 99, 99.9, 99.99];

/** One request in so many is slower. */
const rarity = (percent: number): number => 100 / (100 - percent);

export function load(view: View): HTMLElement | null {
  return view.data.loads.length === 0 ? null : section("load", "Under load",
    "An HTTP server for each serializer, loaded in turns, one at a time. Latency counts from the moment a request was due where a rate was set. A request without an answer counts with the time that it waited; a bad answer has no latency.",
    view.data.loads.map(test => [
      h("p", { class: "note" }, `${test.commandLine}: ${modelOf(test)}, on ${test.machine.processor} with ${count(test.machine.logicalCores)} cores, which clients and servers shared.`),
      test.advice.map(text => h("p", { class: "note" }, text)),
      test.tables.map(table => drawn(view, test, table)),
    ]));
}

const modelOf = (test: Load): string =>
  test.sloMilliseconds !== undefined ? `the highest rate with a 99th percentile of ${test.sloMilliseconds} ms over ${count(test.connections)} connections`
    : test.offeredRate !== undefined ? `${count(test.offeredRate)} requests a second over ${count(test.connections)} connections`
      : `${count(test.connections)} connections, each sending again as soon as it is answered`;

const nameOf = (row: LoadRow): string => (row.isCeiling ? "ceiling: ready bytes" : labelOf(row));

function drawn(view: View, test: Load, table: LoadTable): Child[] {
  const measured = table.rows.filter(row => row.requestsPerSecond !== undefined);
  const title = `${table.workload}, size ${count(table.size)}`;
  return [
    h("h3", null, title),
    measured.some(row => row.latencies.length > 1) ? framed(curves(table, measured), `Latency by percentile, ${title}; the table below holds the figures`) : null,
    h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": `Under load, ${title}: table` }, clients(view, test, table, measured)),
    figures(`server-${test.name}-${table.workload}-${table.size}`, "What the servers did", ["", ...measured.map(nameOf)],
      (measured[0]?.server ?? []).map(([name], line) => [name, ...measured.map(row => row.server[line]?.[1] ?? "–")])),
    withoutFigures(view, table.rows.filter(row => row.requestsPerSecond === undefined)),
  ];
}

function clients(view: View, test: Load, table: LoadTable, rows: LoadRow[]): HTMLElement {
  const shown = [50, 90, 95, 99, 99.9, 100];
  const head = ["serializer", ...(test.sloMilliseconds === undefined ? [] : ["held a second"]), "answered a second", table.baseline ? `against ${table.baseline}` : "ratio",
    ...shown.map(percent => (percent === 100 ? "slowest" : `${percent} %`)), "failed"];
  return h("table", { class: "plain" },
    h("caption", { class: "unseen" }, "Requests and latencies"),
    h("thead", null, h("tr", null, head.map(text => h("th", { scope: "col" }, text)))),
    h("tbody", null, rows.map(row => h("tr", null,
      h("th", { scope: "row" }, row.isCeiling ? nameOf(row) : nameWithMarks(view, row)),
      test.sloMilliseconds === undefined ? null : h("td", { class: "number" }, row.heldRate === undefined ? "none" : count(row.heldRate)),
      h("td", { class: "number" }, count(row.requestsPerSecond!)),
      h("td", { class: "number", title: row.ratio ? `${ratio(row.ratio.low)}–${ratio(row.ratio.high)}` : "" }, row.ratio ? ratio(row.ratio.value) : "–"),
      shown.map(percent => { const point = row.latencies.find(latency => latency.percent === percent); return h("td", { class: "number" }, point ? time(point.nanoseconds) : "–"); }),
      h("td", { class: "number" }, count(row.bad ?? 0), row.hint ? h("small", null, ` ${row.hint}`) : null)))));
}

function curves(table: LoadTable, rows: LoadRow[]): Element {
  const [width, height, right] = [chartWidth(), isNarrow() ? 340 : 420, isNarrow() ? 20 : endsWidth(rows.map(nameOf))];
  const points = rows.flatMap(row => row.latencies.filter(({ percent }) => percent < 100).map(latency => ({ ...latency, row })));
  const up = logAxis(points.map(point => point.nanoseconds));
  const rarest = Math.max(...points.map(point => point.percent));
  const colour = (row: LoadRow) => (nameOf(row) === table.baseline ? "var(--accent-bright)" : row.isCeiling ? "var(--soft)" : row === rows[0] ? "var(--ink)" : "var(--slow)");
  const chart = Plot.plot({
    width, height, marginLeft: 62, marginRight: right, marginBottom: 42, marginTop: 24,
    style: { background: "transparent", fontSize: "12px", fontFamily: "inherit", overflow: "visible" },
    x: { type: "log", label: "percentile →", domain: [1, rarity(rarest)] },
    y: { type: "log", label: "↑ latency", domain: [up.low, up.high] },
    marks: [
      Plot.axisX(ticks.filter(percent => percent <= rarest).map(rarity), { tickFormat: (value: number) => `${+(100 - 100 / value).toFixed(2)} %` }),
      Plot.axisY(up.ticks, { text: time }), Plot.gridY(up.ticks),
      Plot.line(points, { x: point => rarity(point.percent), y: "nanoseconds", z: point => point.row, stroke: point => colour(point.row), strokeWidth: point => (nameOf(point.row) === table.baseline ? 2.4 : 1.4) }),
      Plot.dot(points, { x: point => rarity(point.percent), y: "nanoseconds", r: 2, fill: point => colour(point.row), title: point => `${nameOf(point.row)}\n${point.percent} %: ${time(point.nanoseconds)}`, tip: true }),
    ],
  });
  if (!isNarrow()) {
    ends(chart as SVGSVGElement, rows.filter(row => row.latencies.length > 1), row => [nameOf(row), row.latencies.filter(({ percent }) => percent < 100).at(-1)!.nanoseconds, nameOf(row) === table.baseline ? "var(--accent)" : row === rows[0] ? "var(--ink)" : "var(--soft)"], scaleOf(chart, "y"), width - right + 8);
  }
  return chart;
}
