// A card for every serializer of the run.

import type { Facts, Run } from "../data/model";
import { h, section } from "../page/dom";
import { libraryMarks } from "../page/marks";
import type { View } from "../page/view";
import { outcomeName } from "../page/words";

export function factsList(facts: Facts | undefined): HTMLElement {
  if (!facts) {
    return h("p", { class: "note" }, "Nothing is recorded. Facts come from the file facts.json in the serializer’s folder.");
  }
  return h("dl", { class: "facts" }, facts.sheet.map(([title, text]) => h("div", { class: text === "not recorded" ? "unknown" : "" }, h("dt", null, title),
    h("dd", null, title === "home" && facts.home ? h("a", { href: facts.home, rel: "noreferrer noopener" }, facts.home.replace(/^https:\/\//, "")) : text))));
}

export function cards(view: View): HTMLElement {
  const shown = new Set(view.run.places.flatMap(place => place.rows.filter(row => row.group !== "floor" && view.shows(row)).map(row => row.serializer)));
  const groups = Map.groupBy(view.run.serializers.filter(item => shown.has(item.serializer)), item => item.serializer);
  return section("serializers", "The serializers", "Facts about each that were looked up and not measured; facts.json has the day of each check.",
    h("div", { class: "cards" }, [...groups].map(([name, versions]) => card(view, name, versions))));
}

function card(view: View, name: string, versions: Run["serializers"]): HTMLElement {
  const ready = versions.filter(version => version.outcome === "Ready");
  return h("details", { class: "card", "data-key": `card-${name}`, name: "cards" },
    h("summary", { "data-key": `card-${name}-summary` }, h("span", { class: "serializer" }, name), " ", h("span", { class: "version" }, versions.map(version => version.version).join(", ")), versions.slice(0, 1).map(one => libraryMarks(view, name, one.version, one.variants)),
      ready.length === 0 ? h("span", { class: "outcome" }, outcomeName[versions[0]!.outcome] ?? versions[0]!.outcome) : null),
    versions.filter(version => version.outcome !== "Ready").map(version => h("p", { class: "note" }, `${version.version}: ${version.reason}`)),
    versions.flatMap(version => version.notes).map(note => h("p", { class: "note" }, note)),
    factsList(view.data.facts[name]));
}
