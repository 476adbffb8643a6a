// The origin of the numbers at a glance (machine, runtime, day), and the page's contents.

import { h } from "../page/dom";
import type { Child } from "../page/dom";
import { currentTheme, nextTheme } from "../page/theme";
import type { View } from "../page/view";

const titles: Record<string, string> = {
  tradeoff: "Speed and size", everywhere: "Every workload", kinds: "Kinds", growth: "Growth", history: "History", start: "First call", starts: "Cold start", load: "Load", probes: "Probes", study: "Study", impact: "Impact", runs: "Runs", serializers: "Serializers", method: "Method",
};

export function header(view: View): Child[] {
  const { machine, startedUtc } = view.run;
  return [
    h("a", { class: "wordmark", href: "#", click: event => { event.preventDefault(); scrollTo({ top: 0 }); } }, "Goldilocks"),
    view.data.runs.length > 1 ? runs(view) : null,
    h("p", { class: "origin" }, `${startedUtc.slice(0, 10)} · ${machine.processor}, ${machine.logicalCores} cores · ${machine.runtime} · ${view.run.preset} run`),
    h("button", { type: "button", class: "quiet theme", "data-key": "theme", "aria-label": `Colours: ${currentTheme()}`, title: "Light, dark, or as the system", click: () => { nextTheme(); view.store.change({}); } }, currentTheme()),
    h("nav", { "aria-label": "Sections" }, h("ul", null, sectionIds().map(id =>
      h("li", null, h("a", { href: `#${id}`, "data-key": `to-${id}`, click: event => { event.preventDefault(); document.getElementById(id)?.scrollIntoView(); } }, titles[id]!))))),
  ];
}

/** Sections without data are not on the page, and so not here. */
const sectionIds = (): string[] => [...document.querySelectorAll("main .rest section[id]")].map(element => element.id);

function runs(view: View): HTMLElement {
  return h("label", { class: "runs" }, h("span", null, "Run"), h("select", {
    "data-key": "run", change: event => view.store.change({ run: Number((event.target as HTMLSelectElement).value), base: "" }),
  }, view.data.runs.map((run, index) => h("option", { value: index, selected: run === view.run }, `${run.name} · ${run.machine.processor}`))));
}
