// The distribution of one cell's samples, launch by launch.

import type { Cell } from "../data/model";
import { time } from "../data/units";
import { figures, h } from "../page/dom";

const height = 13;

/** On a linear axis from the fastest round to the slowest, or to a result beyond them (a ratio times the baseline's time): all of it within a few per cent, where a logarithm shows nothing more. */
export function spread(title: string, cell: Cell): HTMLElement {
  const launches = cell.launches!.map(([launch, nanoseconds, , ...quantiles]) => ({ launch: launch!, result: nanoseconds!, at: quantiles.map(share => share * nanoseconds! / 1000) }));
  const low = Math.min(...launches.map(launch => Math.min(launch.at[0]!, launch.result)));
  const high = Math.max(...launches.map(launch => Math.max(launch.at[6]!, launch.result)));
  const place = (value: number) => (high > low ? 100 * (value - low) / (high - low) : 50);
  const bar = (name: string, from: number, to: number) => h("span", { class: name, style: `left: ${place(from)}%; width: ${place(to) - place(from)}%` });
  return h("figure", { class: "spread" },
    h("figcaption", null, title),
    h("div", { "aria-hidden": "true" },
      launches.map(({ launch, result, at }) => h("div", { class: "launch", style: `height: ${height}px`, title: `launch ${launch}: ${time(at[0]!)} – ${time(at[6]!)}` },
        bar("whole", at[0]!, at[6]!), bar("most", at[1]!, at[5]!), bar("half", at[2]!, at[4]!), h("span", { class: "middle", style: `left: ${place(result)}%` }))),
      h("div", { class: "ends" }, h("span", null, time(low)), h("span", null, time(high)))),
    figures(`spread-${title}`, `${title}: launches as a table`, ["launch", "least", "10 %", "25 %", "median", "75 %", "90 %", "most"], launches.map(({ launch, at }) => [launch, ...at.map(time)])));
}
