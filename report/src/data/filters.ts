// Which rows are shown. A fact that is not recorded fits no filter on it.

import type { State } from "../page/state";
import type { Facts, PageData, Row, Run } from "./model";
import { labelOf } from "./model";

export interface Choice {
  value: string;
  label: string;
}

export interface FilterBox {
  name: "format" | "attributes" | "licence" | "maintenance" | "partial" | "version";
  label: string;
  choices: Choice[];
}

export function matches(row: Row, facts: Facts | undefined, state: State, newest: Map<string, string>): boolean {
  const words = state.text.toLowerCase().split(/\s+/).filter(word => word.length > 0);
  const text = `${labelOf(row)} ${row.version} ${facts?.format ?? ""}`.toLowerCase();
  return words.every(word => text.includes(word))
    && (!state.format || facts?.format === state.format)
    && (!state.attributes || (state.attributes === "needed" ? facts?.attributes === "yes" : facts?.attributes === "no" || facts?.attributes === "optional"))
    && (!state.licence || facts?.licenceKind === state.licence)
    && (!state.maintenance || (state.maintenance === "kept" ? facts?.maintenance === false : facts?.maintenance === true))
    && (!state.partial || (state.partial === "only") === (row.partial !== undefined))
    && (!state.version || (state.version === "newest" ? newest.get(row.serializer) === row.version : `${row.serializer} ${row.version}` === state.version));
}

/** The filters that separate rows of this run; other filters are not offered. */
export function boxesOf(data: PageData, run: Run): FilterBox[] {
  const facts = run.serializers.map(serializer => data.facts[serializer.serializer]).filter(found => found !== undefined);
  const formats = [...new Set(facts.map(found => found.format).filter(format => format !== undefined))].sort();
  const versions = severalVersions(run);
  const boxes: FilterBox[] = [
    { name: "format", label: "Format", choices: formats.map(format => ({ value: format, label: format })) },
    { name: "attributes", label: "Attributes", choices: facts.some(found => found.attributes) ? [{ value: "none", label: "works without" }, { value: "needed", label: "needed" }] : [] },
    { name: "licence", label: "Licence", choices: [...new Set(facts.map(found => found.licenceKind).filter(kind => kind !== undefined))].map(kind => ({ value: kind, label: kind })) },
    { name: "maintenance", label: "Upkeep", choices: facts.some(found => found.maintenance !== undefined) ? [{ value: "kept", label: "actively kept" }, { value: "mode", label: "unchanged or given up" }] : [] },
    { name: "partial", label: "Reads", choices: run.places.some(place => place.rows.some(row => row.partial && row.group !== "floor")) ? [{ value: "hide", label: "the whole value" }, { value: "only", label: "a part (zero copy)" }] : [] },
    { name: "version", label: "Version", choices: versions.length > 0 ? [{ value: "newest", label: "newest of each" }, ...versions.map(version => ({ value: version, label: version }))] : [] },
  ];
  return boxes.filter(box => box.choices.length > 0);
}

function severalVersions(run: Run): string[] {
  const counts = new Map<string, number>();
  for (const { serializer } of run.serializers) {
    counts.set(serializer, (counts.get(serializer) ?? 0) + 1);
  }
  return run.serializers.filter(({ serializer }) => counts.get(serializer)! > 1).map(({ serializer, version }) => `${serializer} ${version}`);
}

export function newestVersions(run: Run): Map<string, string> {
  const newest = new Map<string, string>();
  for (const { serializer, version } of run.serializers) {
    const known = newest.get(serializer);
    if (known === undefined || version.localeCompare(known, "en", { numeric: true }) > 0) {
      newest.set(serializer, version);
    }
  }
  return newest;
}
