// Fresh processes from their start to their end: the cost of a serializer's first use in a new process.

import type { Startup, StartupTable } from "../data/model";
import { bytes, count, time } from "../data/units";
import { h, section } from "../page/dom";
import type { Child } from "../page/dom";
import { nameWithMarks } from "../page/marks";
import type { View } from "../page/view";
import { withoutFigures } from "./absent";

export function starts(view: View): HTMLElement | null {
  return view.data.startups.length === 0 ? null : section("starts", "Cold start",
    "Each figure is a fresh process: from the moment before it is started to the moment after it has ended, having written and read one value of each of four types. The light part of a bar is what an empty process takes.",
    view.data.startups.map(startup => [
      h("p", { class: "note" }, `${startup.commandLine}: median of ${count(startup.starts)} starts each, interleaved, on ${startup.machine.processor} with ${count(startup.machine.logicalCores)} cores.`),
      startup.remarks.map(remark => h("p", { class: "note" }, remark)),
      startup.tables.map(table => drawn(view, startup, table)),
    ]));
}

function drawn(view: View, startup: Startup, table: StartupTable): Child[] {
  const title = table.isCold ? `${table.column}, file cache emptied before each start` : table.column;
  const measured = table.rows.filter(row => row.exit);
  const longest = Math.max(table.empty?.value ?? 0, ...measured.map(row => row.exit!.value));
  const width = (value: number) => `width: ${(100 * value / longest).toFixed(2)}%`;
  const floor = Math.min(table.empty?.value ?? 0, longest);
  return [
    h("h3", null, title),
    h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": `Cold start, ${title}: table` }, h("table", { class: "plain start" },
      h("caption", { class: "unseen" }, `${startup.name}, ${title}`),
      h("thead", null, h("tr", null, ["serializer", "to exit", "", "if unused", "first write", "first read", "next type", "methods", "published"].map(head => h("th", { scope: "col" }, head || h("span", { class: "unseen" }, "bar"))))),
      h("tbody", null,
        table.empty ? h("tr", null, h("th", { scope: "row" }, "empty process"), h("td", { class: "number" }, time(table.empty.value)),
          h("td", { class: "bar" }, h("span", { class: "floor", "aria-hidden": "true", style: width(floor) })), h("td", { colspan: 6 })) : null,
        measured.map(row => h("tr", null,
          h("th", { scope: "row" }, nameWithMarks(view, row)),
          h("td", { class: "number", title: `${time(row.exit!.low)}–${time(row.exit!.high)}` }, time(row.exit!.value)),
          h("td", { class: "bar" },
            h("span", { class: "floor", "aria-hidden": "true", style: width(Math.min(floor, row.exit!.value)) }),
            h("span", { "aria-hidden": "true", style: width(Math.max(0, row.exit!.value - floor)) })),
          [row.referenced, row.firstSerialize, row.firstDeserialize, row.types[1]?.firstUse].map(figure => h("td", { class: "number" }, figure ? time(figure.value) : "–")),
          h("td", { class: "number" }, row.methods === undefined ? "–" : count(row.methods)),
          h("td", { class: "number" }, row.publishedBytes === undefined ? "–" : bytes(row.publishedBytes))))))),
    withoutFigures(view, table.rows.filter(row => !row.exit)),
  ];
}
