// The marks of a serializer appear beside its name in every place. A mark explains itself: its evidence, the source and the day.

import type { Facts, Mark, RowKey, Run } from "../data/model";
import { labelOf } from "../data/model";
import { markOf, probedOf } from "../data/probes";
import { h } from "./dom";
import { note } from "./note";
import type { View } from "./view";

type Named = Partial<RowKey> & { serializer: string; origin?: string; isOld?: boolean };

const oldByRun = new WeakMap<Run, Set<string>>();

/** A candidate of the choice does not say that it is old; the rows of its version do. */
function oldOf(run: Run): Set<string> {
  const known = oldByRun.get(run) ?? new Set(run.places.flatMap(place => place.rows).filter(row => row.isOld).map(row => `${row.serializer} ${row.version}`));
  oldByRun.set(run, known);
  return known;
}

function old(facts: Facts | undefined): Mark {
  const last = facts?.sheet.find(([title]) => title === "last release")?.[1];
  return { name: "old", sign: "old", text: `Not the last release${last ? `: that is ${last}` : ""}.` };
}

function marksOf(view: View, row: Named): Mark[] {
  const { origin } = row;
  const probed = markOf(probedOf(view.data, row));
  return [
    ...probed ? [probed] : [],
    ...view.facts(row)?.marks ?? [],
    ...row.isOld ?? oldOf(view.run).has(`${row.serializer} ${row.version}`) ? [old(view.facts(row))] : [],
    ...origin ? [{ name: "origin", sign: "†", text: `Its package came from elsewhere than the usual source: ${origin}` }] : [],
  ];
}

const explained = (mark: Mark): string => `${mark.text}${mark.source ? ` Source: ${mark.source}${mark.date ? `, ${mark.date}` : ""}.` : ""}`;

/** Buttons that show why. */
export function marks(view: View, row: Named): HTMLElement[] {
  return marksOf(view, row).map(mark => h("button", {
    type: "button", class: `mark ${mark.name}`, title: explained(mark), "aria-label": `${row.serializer}: ${mark.sign}`,
    click: event => { event.stopPropagation(); note(event.currentTarget as HTMLElement, row.serializer, mark); },
  }, mark.sign));
}

/** For places that are themselves a button. */
export function plainMarks(view: View, row: Named): HTMLElement[] {
  return marksOf(view, row).map(mark => h("span", { class: `mark ${mark.name}`, title: explained(mark) }, mark.sign));
}

/** Name, variant and version. */
export function nameOf(row: RowKey): HTMLElement[] {
  return [
    h("span", { class: "serializer" }, row.serializer), ...row.variant ? [h("span", { class: "variant" }, ` ${row.variant}`)] : [],
    h("span", { class: "version" }, ` ${row.version}`), ...row.condition ? [h("span", { class: "variant" }, ` ${row.condition}`)] : [],
  ];
}

/** The same with the marks. */
export const nameWithMarks = (view: View, row: RowKey & Named): HTMLElement => h("span", { class: "name" }, nameOf(row), marks(view, row));

export const shortMarks = (view: View, row: Named): string =>
  marksOf(view, row).map(mark => mark.sign).join(", ");

export { labelOf };
