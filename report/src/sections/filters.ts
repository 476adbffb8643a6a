// Made once and kept: redrawing a text box would lose the caret.

import { boxesOf } from "../data/filters";
import { h } from "../page/dom";
import type { Store, State } from "../page/state";
import { initial } from "../page/state";
import type { View } from "../page/view";

const names = ["text", "format", "attributes", "licence", "maintenance", "partial", "version"] as const;

export class Filters {
  readonly element = h("form", { class: "filters", role: "search", "aria-label": "Filters", submit: event => event.preventDefault() });
  private readonly told = h("p", { class: "told", role: "status" });
  private run = -1;

  constructor(private readonly store: Store) {}

  update(view: View): void {
    if (this.run !== view.state.run) {
      this.run = view.state.run;
      this.build(view);
    }
    for (const control of this.element.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name]")) {
      const value = view.state[control.name as keyof State] as string;
      if (control.value !== value) {
        control.value = value;
      }
      control.classList.toggle("set", value !== "");
    }
    this.tell(view);
  }

  private build(view: View): void {
    const clear = h("button", { type: "button", class: "quiet clear", click: () => this.clear() }, "Clear");
    this.element.replaceChildren(h("div", { class: "boxes" },
      h("label", null, h("span", null, "Find"), h("input", {
        type: "search", name: "text", placeholder: "name, format …", autocomplete: "off", "data-key": "filter-text",
        input: event => this.store.change({ text: (event.target as HTMLInputElement).value }),
      })),
      ...boxesOf(view.data, view.run).map(box => h("label", null, h("span", null, box.label), h("select", {
        name: box.name, "data-key": `filter-${box.name}`, change: event => this.store.change({ [box.name]: (event.target as HTMLSelectElement).value }),
      }, h("option", { value: "" }, "any"), box.choices.map(choice => h("option", { value: choice.value }, choice.label))))),
      ), h("div", { class: "told-line" }, this.told, clear));
  }

  private clear(): void {
    this.store.change(Object.fromEntries(names.map(name => [name, initial[name]])));
  }

  private tell(view: View): void {
    const rows = view.place.rows.filter(row => row.group !== "floor");
    const shown = rows.filter(row => view.shows(row)).length;
    this.element.classList.toggle("filtering", view.isFiltered);
    this.told.textContent = view.isFiltered ? `${shown} of ${rows.length} shown. Ranks are among all; a fact that is not recorded fits no filter.` : "";
  }
}
