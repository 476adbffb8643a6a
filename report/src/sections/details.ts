// The details under a row: facts, each operation's figures, and the distribution of the raw samples.

import { spread } from "../charts/spread";
import type { Cell } from "../data/model";
import type { Entry } from "../data/ranking";
import { bytes, ratio, time } from "../data/units";
import { h, plainTable } from "../page/dom";
import type { View } from "../page/view";
import { outcomeName, placeName, remarkText, shownName } from "../page/words";
import { factsList } from "./facts";

export class Details {
  private open = "";

  button(view: View, entry: Entry): HTMLElement {
    const isOpen = this.open === entry.id;
    return h("button", {
      type: "button", class: "more-button", "aria-expanded": String(isOpen), "aria-label": `Details of ${entry.label} ${entry.row.version}`, "data-key": `more-${entry.id}`,
      click: () => { this.open = isOpen ? "" : entry.id; view.store.change({}); },
    });
  }

  row(view: View, entry: Entry): HTMLElement | null {
    if (this.open !== entry.id) {
      return null;
    }
    return h("tr", { role: "row", class: "details" }, h("td", { role: "cell", colspan: 9 },
      h("div", { class: "details-body" },
        h("div", null, h("h2", { class: "small" }, "Figures"), view.ranking.isAll ? together(view, entry) : figuresOf(entry), remarks(entry)),
        h("div", null, h("h2", { class: "small" }, "Facts"), factsList(view.facts(entry.row))),
        view.ranking.isAll ? null : h("div", { class: "wide" }, h("h2", { class: "small" }, "Every launch"),
          h("p", { class: "note" }, "A line is one fresh process: from its fastest to its slowest round, the box from a tenth to nine tenths, the tick what it counts with: its ratio times the baseline’s time in the same launch. No launch is left out."),
          entry.row.cells.filter(cell => cell.launches).map(cell => spread(shownName[cell.operation], cell))))));
  }
}

function figuresOf(entry: Entry): HTMLElement {
  const lines: [string, (cell: Cell) => string][] = [
    ["ratio", cell => (cell.ratio ? `${ratio(cell.ratio.value)}  [${ratio(cell.ratio.low)}–${ratio(cell.ratio.high)}]` : "")],
    ["time", cell => (cell.nanoseconds ? `${time(cell.nanoseconds.value)}  [${time(cell.nanoseconds.low)}–${time(cell.nanoseconds.high)}]` : outcomeName[cell.outcome] ?? cell.outcome)],
    ["allocated", cell => (cell.allocatedBytes === undefined ? "" : bytes(cell.allocatedBytes))],
    ["first call", cell => (cell.firstCallNanoseconds === undefined ? "" : time(cell.firstCallNanoseconds))],
    ["making the adapter", cell => (cell.bindNanoseconds === undefined ? "" : time(cell.bindNanoseconds))],
    ["in collections", cell => (cell.pauseShare === undefined ? "" : `${(100 * cell.pauseShare).toFixed(1)} %`)],
    ["launches", cell => String(cell.launches?.length ?? 0)],
  ];
  return plainTable(`Figures of ${entry.label}, ratios to the run’s baseline`, ["to the run’s baseline", ...entry.row.cells.map(cell => shownName[cell.operation].toLowerCase())], lines.map(([title, value]) => [title, ...entry.row.cells.map(value)]));
}

/** The ratios of which the row's is the mean. */
function together(view: View, entry: Entry): HTMLElement {
  const cells = view.countedPlaces.map(place => ({ place, found: view.rank(place).ranked.find(other => other.id === entry.id) }));
  return plainTable(`Ratios of ${entry.label} on each workload`, ["workload", "ratio", "time", "allocated", "size"], cells.map(({ place, found }) => [placeName(place),
    found ? `${ratio(found.figure!.value)}  [${ratio(found.figure!.low)}–${ratio(found.figure!.high)}]` : "", found ? time(found.nanoseconds!) : "", found ? bytes(found.allocatedBytes!) : "", found ? bytes(found.row.payloadBytes!) : ""]));
}

function remarks(entry: Entry): HTMLElement | null {
  return entry.remarks.length === 0 ? null : h("ul", { class: "remarks" }, entry.remarks.map(remark => h("li", null, remarkText[remark] ?? remark)));
}
