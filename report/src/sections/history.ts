// How each cell moved from moment to moment. A moment is a version in a run, so days, commits, runtimes and machines are moments too. Ratios, because times of two machines or days cannot be compared.

import * as Plot from "@observablehq/plot";
import { logAxis } from "../charts/axis";
import { chartWidth, ends, endsWidth, framed, isNarrow, label, scaleOf } from "../charts/plot";
import type { History, Lost, Point } from "../data/model";
import { labelOf } from "../data/model";
import { count, percent, ratio } from "../data/units";
import { figures, h, section } from "../page/dom";
import type { View } from "../page/view";

/** More lines than this would hide each other; those with a step stay, and then those that moved most. Every step is told. */
const mostLines = 12;

/** With a name that tells it from the others that are shown. */
type Line = History & { name: string };

/** A version in a run. */
type Moment = Omit<Lost, "outcome" | "reason">;

type Difference = [name: string, text: (moment: Moment) => string];
const differences: Difference[] = [
  ["version", moment => moment.version],
  ["day", moment => moment.startedUtc.slice(0, 10)],
  ["run", moment => moment.run],
  ["commit", moment => moment.revision.slice(0, 9)],
  ["runtime", moment => moment.runtime],
  ["machine", moment => moment.machine],
];

export function history(view: View): HTMLElement | null {
  const isAll = view.ranking.isAll;
  const lines = view.data.histories.filter(line => (isAll || line.workload === view.place.workload && line.size === view.place.size) && isShown(view, line))
    .map(line => ({ ...line, name: isAll ? `${labelOf(line)}, ${line.workload}, ${line.operation}` : `${labelOf(line)}, ${line.operation}` }));
  if (lines.length === 0) {
    return null;
  }
  const moved = lines.filter(line => line.points.length > 1);
  const drawn = moved.toSorted((a, b) => Number(hasStep(b)) - Number(hasStep(a)) || movement(b) - movement(a)).slice(0, mostLines);
  const lost = lines.filter(line => line.lost);
  const told = [...lost.map(loss), ...moved.flatMap(steps)].map(text => h("li", null, text));
  return section("history", "How it moved",
    `${isAll ? "All workloads" : `${view.place.workload} of ${count(view.place.size)}`}: each line is the ratio to the baseline of its run, from the first moment to the last. A dot with a number is a step that the command compare would report. ${moved.length > drawn.length ? `Of ${count(moved.length)} lines, ${mostLines} are drawn: those with such a step first, then those that moved most.` : ""}`,
    drawn.length > 0 ? framed(draw(drawn), "Ratio to the baseline by moment; the table below holds the figures") : null,
    told.length > 0 ? h("ul", { class: "remarks" }, told) : h("p", null, "No step of more than 5 %."),
    figures("history", "The history as a table", ["serializer", "moment", "ratio", "interval", "step"],
      [...drawn.flatMap(line => line.points.map((point, index) => [line.name, momentOf(line, point) || `${index + 1}`, ratio(point.ratio.value), `${ratio(point.ratio.low)}–${ratio(point.ratio.high)}`, point.step ? percent(point.step.value - 1) : ""])),
      ...lost.map(line => [line.name, momentOf(line, line.lost!), "", "", line.lost!.outcome])]));
}

/** Of the operation that the ranking shows; both where it shows all together. */
const isShown = (view: View, line: History): boolean => !["serialize", "deserialize"].includes(view.ranking.shown) || line.operation === view.ranking.shown;

/** What stands at its end: its name, and the last step where there is one. */
const endOf = (line: Line): string => `${line.name}${line.points.at(-1)?.step ? ` ${percent(line.points.at(-1)!.step!.value - 1)}` : ""}`;

const hasStep = (line: Line): boolean => line.points.some(point => point.step);

const movement = (line: Line): number => Math.max(...line.points.map(point => Math.abs(Math.log(point.ratio.value / line.points[0]!.ratio.value))));

const momentsOf = (line: History): Moment[] => [...line.points, ...(line.lost ? [line.lost] : [])];

function momentOf(line: History, moment: Moment): string {
  return differences.filter(([, text]) => new Set(momentsOf(line).map(text)).size > 1).map(([, text]) => text(moment)).join(", ");
}

const between = (before: Moment, after: Moment): string =>
  differences.filter(([, text]) => text(before) !== text(after)).map(([name, text]) => `${name} ${text(before)} to ${text(after)}`).join(", ");

const loss = (line: Line): string =>
  `${line.name}: no longer measured: ${line.lost!.outcome} from ${between(line.points.at(-1)!, line.lost!)}${line.lost!.reason ? `: ${line.lost!.reason}` : ""}`;

function steps(line: Line): string[] {
  return line.points.flatMap((point, index) => {
    if (!point.step) {
      return [];
    }
    return [`${line.name}: ${percent(point.step.value - 1)} time [${percent(point.step.low - 1)} to ${percent(point.step.high - 1)}] from ${between(line.points[index - 1]!, point)}`];
  });
}

function draw(lines: Line[]): Element {
  const [width, height, right] = [chartWidth(), isNarrow() ? 400 : 480, isNarrow() ? 20 : endsWidth(lines.map(endOf))];
  const points = lines.flatMap(line => line.points.map((point, index) => ({ line, point, index })));
  const up = logAxis(points.flatMap(({ point }) => [point.ratio.low, point.ratio.high]));
  const longest = lines.reduce((a, b) => (b.points.length > a.points.length ? b : a));
  const colour = (line: Line) => (hasStep(line) ? "var(--accent-bright)" : "var(--slow)");
  const chart = Plot.plot({
    width, height, marginLeft: 62, marginRight: right, marginBottom: 54, marginTop: 24,
    style: { background: "transparent", fontSize: "12px", fontFamily: "inherit", overflow: "visible" },
    x: { type: "linear", label: null, domain: [0, longest.points.length - 1] },
    y: { type: "log", label: "↑ ratio to the baseline", domain: [up.low, up.high] },
    marks: [
      Plot.axisX(longest.points.map((_, index) => index), { tickFormat: (index: number) => shortMoment(longest, longest.points[index]!), lineWidth: 9 }),
      Plot.axisY(up.ticks, { text: ratio }),
      Plot.gridY(up.ticks),
      Plot.ruleX(points, { x: "index", y1: ({ point }) => point.ratio.low, y2: ({ point }) => point.ratio.high, stroke: ({ line }) => colour(line), strokeOpacity: 0.35 }),
      Plot.line(points, { x: "index", y: ({ point }) => point.ratio.value, z: ({ line }) => line, stroke: ({ line }) => colour(line), strokeWidth: 1.5 }),
      Plot.dot(points, { x: "index", y: ({ point }) => point.ratio.value, r: ({ point }) => (point.step ? 4.5 : 2), fill: ({ line }) => colour(line), title: ({ line, point }) => `${line.name}: ${momentOf(line, point)}: ${ratio(point.ratio.value)}` }),
    ],
  }) as (SVGSVGElement | HTMLElement) & Plot.Plot;
  const svg = (chart instanceof SVGElement ? chart : chart.querySelector("svg")!) as SVGSVGElement;
  const [x, y] = [scaleOf(chart, "x"), scaleOf(chart, "y")];
  if (!isNarrow()) {
    ends(svg, lines, line => [endOf(line), line.points.at(-1)!.ratio.value, "var(--ink)"], y, width - right + 10);
  }

  // The last step stands with the name; the others where there is room.
  const steps = points.filter(({ line, point }) => point.step && (isNarrow() || point !== line.points.at(-1)));
  label(svg, steps.map(({ point, index }) => ({ x: x(index), y: y(point.ratio.value), radius: 4.5, text: percent(point.step!.value - 1), important: true })), { left: 0, top: 0, right: width - right, bottom: height });
  return chart;
}

/** What fits under a tick: the first thing that differs. */
function shortMoment(line: History, point: Point): string {
  const differing = differences.find(([, text]) => new Set(line.points.map(text)).size === line.points.length) ?? differences.find(([, text]) => new Set(line.points.map(text)).size > 1);
  return differing ? differing[1](point) : "";
}
