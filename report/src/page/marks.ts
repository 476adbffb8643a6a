// The marks of a serializer appear beside its name in every place.

import type { Facts, RowKey } from "../data/model";
import { labelOf } from "../data/model";
import type { View } from "./view";
import { h } from "./dom";

interface Mark {
  name: string;
  sign: string;
  title: string;
}

/** What of a row gives marks beside the facts. */
interface Marked {
  origin?: string;
  isOld?: boolean;
}

export function marksOf(facts: Facts | undefined, { origin, isOld }: Marked): Mark[] {
  const marks: Mark[] = [];
  if (facts?.maintenance) {
    marks.push({ name: "maintenance", sign: "maintenance mode", title: `In maintenance mode: ${facts.maintenanceReasons.join("; ")}` });
  }
  if (facts?.unsafe !== undefined) {
    marks.push({ name: "unsafe", sign: "unsafe", title: `Unsafe with data of others: ${facts.unsafe}` });
  }
  if (facts?.embedsTypes !== undefined) {
    marks.push({ name: "types", sign: "embeds type names", title: `Payloads name types: ${facts.embedsTypes}` });
  }
  if (facts?.licenceKind === "copyleft" || facts?.licenceKind === "commercial") {
    marks.push({ name: "licence", sign: facts.licenceKind, title: `Licence: ${facts.licence}` });
  }
  if (isOld) {
    const last = facts?.sheet.find(([title]) => title === "last release")?.[1];
    marks.push({ name: "old", sign: "old", title: `Not the last release${last ? `: that is ${last}` : ""}` });
  }
  if (origin) {
    marks.push({ name: "origin", sign: "†", title: `Its package came from elsewhere than the usual source: ${origin}` });
  }
  return marks;
}

export function marks(view: View, row: Marked & { serializer: string }): HTMLElement[] {
  return marksOf(view.facts(row), row).map(mark => h("span", { class: `mark ${mark.name}`, title: mark.title }, mark.sign));
}

/** Name, variant and version, with the marks. */
export function nameWithMarks(view: View, row: RowKey & Marked): HTMLElement {
  return h("span", { class: "name" },
    h("span", { class: "serializer" }, row.serializer), row.variant ? h("span", { class: "variant" }, ` ${row.variant}`) : null,
    h("span", { class: "version" }, ` ${row.version}`), row.condition ? h("span", { class: "variant" }, ` ${row.condition}`) : null, marks(view, row));
}

export const shortMarks = (view: View, row: Marked & { serializer: string }): string =>
  marksOf(view.facts(row), row).map(mark => mark.sign).join(", ");

export { labelOf };
