// The common parts of all drawn charts: the width, the frame for screen readers, and labels that do not overlap.

import type { Plot } from "@observablehq/plot";
import { h } from "../page/dom";
import type { Child } from "../page/dom";

/** As wide as the page's column. */
export const chartWidth = (): number => Math.max(300, (document.querySelector("main") as HTMLElement).clientWidth - 2 * paddingOf());

const paddingOf = (): number => Number.parseFloat(getComputedStyle(document.querySelector("main")!).paddingLeft);

export const isNarrow = (): boolean => chartWidth() < 640;

/** The chart as one picture with a name; its table follows it. */
export function framed(chart: Element, name: string, ...after: Child[]): HTMLElement {
  const svg = chart instanceof SVGElement ? chart : chart.querySelector("svg")!;
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", name);
  // Plot names its groups for screen readers, but the chart is announced as one picture, so those names are not needed; they serve as classes.
  for (const group of svg.querySelectorAll("g[aria-label]")) {
    group.classList.add(group.getAttribute("aria-label")!.replaceAll(" ", "-"));
    group.removeAttribute("aria-label");
    group.removeAttribute("aria-description");
  }
  return h("figure", { class: "chart" }, chart, ...after);
}

export interface Label {
  x: number;
  y: number;
  /** Of the dot that it belongs to. */
  radius: number;
  text: string;
  important: boolean;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const lineHeight = 14;
const ruler = document.createElement("canvas").getContext("2d")!;

const widthOf = ({ text, important }: Label): number => textWidth(text, important ? "600 11.5px" : "11.5px");

function textWidth(text: string, font: string): number {
  ruler.font = `${font} ${getComputedStyle(document.body).fontFamily}`;
  return ruler.measureText(text).width;
}

/** The room to the right of lines that names at their ends need. */
export const endsWidth = (names: string[]): number => 24 + Math.max(0, ...names.map(name => Math.ceil(textWidth(name, "12px"))));

/** Adds labels beside their dots: important ones first, and only where there is room. */
export function label(svg: SVGElement, labels: Label[], room: Box): void {
  const taken: Box[] = labels.map(({ x, y, radius }) => ({ left: x - Math.min(radius, 5), right: x + Math.min(radius, 5), top: y - Math.min(radius, 5), bottom: y + Math.min(radius, 5) }));
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  group.setAttribute("class", "labels");
  for (const item of labels.toSorted((a, b) => Number(b.important) - Number(a.important))) {
    const inside = candidates(item).filter(candidate => candidate.left > room.left && candidate.right < room.right && candidate.top > room.top && candidate.bottom < room.bottom);
    const free = (others: Box[]) => inside.find(candidate => !others.some(other => overlaps(candidate, other)));

    // An important label may cover a dot, but no other label.
    const box = free(taken) ?? (item.important ? free(taken.slice(labels.length)) : undefined);
    if (box) {
      taken.push(box);
      const text = document.createElementNS("http://www.w3.org/2000/svg", "text");
      text.setAttribute("x", String(box.left));
      text.setAttribute("y", String(box.bottom - 3.5));
      text.setAttribute("text-anchor", "start");
      text.setAttribute("class", item.important ? "important" : "");
      text.textContent = item.text;
      group.append(text);
    }
  }
  svg.append(group);
}

function candidates(item: Label): Box[] {
  const { x, y, radius } = item;
  const width = widthOf(item);
  const at = (left: number, top: number): Box => ({ left, top, right: left + width, bottom: top + lineHeight });
  return [
    at(x + radius + 3, y - lineHeight / 2), at(x - radius - 3 - width, y - lineHeight / 2),
    at(x - width / 2, y - radius - lineHeight - 1), at(x - width / 2, y + radius + 1),
    at(x + radius * 0.7, y - radius * 0.7 - lineHeight), at(x + radius * 0.7, y + radius * 0.7),
  ];
}

const overlaps = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const endHeight = 13;

/** Names at the ends of lines, the first ones first; where lines lie too close, the others are left to the table and the tips. */
export function ends<T>(svg: SVGSVGElement, lines: T[], describe: (line: T) => [name: string, value: number, colour: string], y: (value: number) => number, x: number): void {
  const taken: number[] = [];
  for (const line of lines) {
    const [name, value, colour] = describe(line);
    const at = y(value) + 4;
    if (taken.some(other => Math.abs(other - at) < endHeight)) {
      continue;
    }
    taken.push(at);
    const text = document.createElementNS("http://www.w3.org/2000/svg", "text");
    text.setAttribute("x", String(x));
    text.setAttribute("y", String(at));
    text.setAttribute("class", "end");
    text.setAttribute("text-anchor", "start");
    text.style.fill = colour;
    text.textContent = name;
    svg.append(text);
  }
}

/** Where a value of the chart's data is, in its pixels. */
export function scaleOf(chart: (SVGSVGElement | HTMLElement) & Plot, name: "x" | "y" | "r"): (value: number) => number {
  const scale = chart.scale(name)!;
  return value => scale.apply(value) as number;
}
