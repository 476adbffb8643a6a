// The marks of a serializer appear beside its name in every place, the same as in the tables of the command line. A mark explains itself: its evidence, the source and the day.

import type { Mark, RowKey } from "../data/model";
import { idOf, labelOf } from "../data/model";
import { h } from "./dom";
import { note } from "./note";
import type { View } from "./view";

type Named = Partial<RowKey> & { serializer: string; origin?: string };

function marksOf(view: View, { serializer, variant = "", version = "", origin }: Named): Mark[] {
  return [
    ...view.data.marks[idOf({ serializer, variant, version })] ?? [],
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
  return marksOf(view, row).map(plain);
}

const plain = (mark: Mark): HTMLElement => h("span", { class: `mark ${mark.name}`, title: explained(mark) }, mark.sign);

/** For a library as a whole: the marks of all its variants. */
export const libraryMarks = (view: View, serializer: string, version: string, variants: string[]): HTMLElement[] =>
  [...new Map((variants.length === 0 ? [""] : variants).flatMap(variant => marksOf(view, { serializer, variant, version })).map(mark => [mark.sign, mark])).values()].map(plain);

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
