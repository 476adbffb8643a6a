// The marks of a serializer appear beside its name in every place, the same as in the tables of the command line. A mark explains itself: its evidence, the source and the day.

import type { Mark, RowKey } from "../data/model";
import { idOf, labelOf } from "../data/model";
import { h } from "./dom";
import type { Child } from "./dom";
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

/** A space before each, at which a line may break. */
const spaced = (elements: HTMLElement[]): Child[] => elements.flatMap(element => [" ", element]);

/** Buttons that show why. */
export function marks(view: View, row: Named): Child[] {
  return spaced(marksOf(view, row).map(mark => h("button", {
    type: "button", class: `mark ${mark.name}`, title: explained(mark), "aria-label": `${row.serializer}: ${mark.sign}`,
    click: event => { event.stopPropagation(); note(event.currentTarget as HTMLElement, row.serializer, mark); },
  }, mark.sign)));
}

/** For places that are themselves a button. */
export function plainMarks(view: View, row: Named): Child[] {
  return spaced(marksOf(view, row).map(plain));
}

const plain = (mark: Mark): HTMLElement => h("span", { class: `mark ${mark.name}`, title: explained(mark) }, mark.sign);

/** For a library as a whole, as the command lists them: a mark that not all of its probed variants have names those that do. */
export function libraryMarks(view: View, serializer: string, version: string, variants: string[]): Child[] {
  const own = (variants.length === 0 ? [""] : variants).map(variant => ({ variant, marks: marksOf(view, { serializer, variant, version }) }));
  const probed = own.filter(({ marks }) => !marks.some(isUnprobed));
  const known = probed.length > 0 ? probed : own;
  const signs = new Map(known.flatMap(({ marks }) => marks).map(mark => [mark.sign, mark]));
  return spaced([...signs.values()].map(mark => {
    const having = known.filter(({ marks }) => marks.some(({ sign }) => sign === mark.sign));
    return plain(having.length === known.length ? mark : { ...mark, sign: `${mark.sign} in ${having.map(({ variant }) => variant || "plain").join(", ")}` });
  }));
}

const isUnprobed = (mark: Mark): boolean => mark.name === "unprobed";

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
