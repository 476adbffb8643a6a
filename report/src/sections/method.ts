// Where the numbers come from, what may have spoiled them, and the raw data to take away.

import type { FloorViolation, Run } from "../data/model";
import { bytes, count, ratio, time } from "../data/units";
import { h, plainTable, section } from "../page/dom";
import type { Child } from "../page/dom";
import type { View } from "../page/view";
import { outcomeName } from "../page/words";

/** A result below its floor makes the whole run doubtful, so it comes before everything. */
export function failures(view: View): Child[] {
  return view.run.floorViolations.filter(violation => violation.isFailure).map(violation => h("p", { class: "warning", role: "alert" }, h("b", null, "This run is not to be trusted: "),
    `${violation.cell.serializer} ${violation.cell.variant} ${violation.kind === "allocation" ? "allocated" : "took"} ${taken(violation, violation.value)} to ${violation.cell.operation} ${violation.cell.workload}, below the floor of ${taken(violation, violation.floorValue)}.`));
}

function taken(violation: FloorViolation, value: number): string {
  return violation.kind === "ratio" ? `${ratio(value)} of the baseline’s time` : violation.kind === "allocation" ? bytes(value) : time(value);
}

export function advice(view: View): Child[] {
  return [
    view.run.advice.length === 0 ? null : h("details", { class: "advice", "data-key": "advice" },
      h("summary", { "data-key": "advice-summary" }, `${view.run.advice.length} ${view.run.advice.length === 1 ? "thing" : "things"} to know about this run`),
      h("ul", null, view.run.advice.map(item => h("li", null, h("b", null, item.topic), " ", item.text)))),
  ];
}

export function method(view: View): HTMLElement {
  const { run } = view;
  return section("method", "How it was measured", explained(run),
    h("dl", { class: "environment" }, run.description.map(([name, value]) => h("div", null, h("dt", null, name), h("dd", null, name === "Command" ? h("code", null, value) : value)))),
    ...(run.sources ?? []).map(source => h("details", { class: "source", "data-key": `source-${source.name}` },
      h("summary", { "data-key": `source-summary-${source.name}` }, `${source.name}, as it was read`),
      h("pre", { tabindex: 0, role: "region", "aria-label": `The source of ${source.name}` }, h("code", null, source.text)))),
    h("h3", null, "Versions"),
    h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": "Versions" }, plainTable("Versions of all serializers", ["serializer", "version", "outcome", "variants, or the reason"],
      run.serializers.map(item => [item.serializer, item.version, item.outcome === "Ready" ? "ready" : outcomeName[item.outcome] ?? item.outcome,
        item.outcome === "Ready" ? [...item.variants.map(variant => variant || "plain"), ...item.origin ? [`from ${item.origin}`] : [], ...item.notes].join("; ") : item.reason]))),
    h("h3", null, "Raw data"),
    h("p", null, download(run), ` holds a line for each of the ${count(run.places.reduce((sum, place) => sum + place.rows.length * place.operations.length, 0))} cells of this run. Every sample is in samples.jsonl, in the run folder.`));
}

function explained(run: Run): string {
  const { settings } = run;
  const made = run.places.flatMap(place => place.rows.flatMap(row => row.cells.map(cell => cell.launches?.length ?? 0))).filter(number => number > 0);
  const launches = Math.min(...made) === Math.max(...made) ? count(made[0]!) : `${Math.min(...made)} to ${Math.max(...made)}`;
  const baselines = settings.baselineProcesses;
  return `Every serializer is a program of its own. Before anything is timed it makes a round trip, and a deep comparison must find the answer equal.${settings.operationsApart ? " Each operation has processes of its own." : ""} Then up to ${settings.groupSize} processes take turns: each works for a sample of ${settings.sliceMilliseconds} ms${settings.leadInMilliseconds > 0 ? ` after ${settings.leadInMilliseconds} ms that are not timed, because its caches are cold` : ""}, ${settings.rounds} rounds. The order of turns lets each process follow every other equally often (a Williams design). The ratio of a launch is the median of the ratios within rounds${baselines > 1 ? `, averaged over the baseline’s ${baselines} processes` : ""}. Everything starts afresh in ${launches} launches; their geometric mean is the result, with a 95 % interval from how far launches scatter, of the row and of all rows of the run. A time is its ratio times the baseline’s time. ${clocks(run)}, with as many garbage collections as its allocations lead to.`;
}

/** Windows has no fine clock for the CPU time of a thread. */
function clocks(run: Run): string {
  return run.machine.clock === "wall" ? "Times are wall time, because this platform has no fine clock for the CPU time of a thread" : "Times are CPU time of the measuring thread";
}

function download(run: Run): HTMLElement {
  const file = `${run.name}.results.csv`;
  return h("button", {
    type: "button", class: "download", "data-key": "download", click: () => {
      const address = URL.createObjectURL(new Blob([run.csv], { type: "text/csv" }));
      h("a", { href: address, download: file }).click();
      URL.revokeObjectURL(address);
    },
  }, h("span", { class: "on-screen" }, "Download "), `results.csv (${bytes(new Blob([run.csv]).size)})`);
}

