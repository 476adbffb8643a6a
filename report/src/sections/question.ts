// The question: constraints as switches, reads for a write, what to optimize. Made once for each run and kept: redrawing a text box would lose the caret.

import { aims, listed, priceOptions, readsOf, usualPrices } from "../choosing/address";
import { aimLabel, switches } from "../choosing/words";
import type { Choosing } from "../choosing/model";
import { placeName } from "../choosing/model";
import { append, h } from "../page/dom";
import type { Child } from "../page/dom";
import type { State, Store } from "../page/state";
import { initial } from "../page/state";
import type { View } from "../page/view";

/** Parts of the state that belong to the question. */
const parts = ["need", "reads", "optimize", "maxpayload", "maxallocation", "runtimes", "count", "allow", "from", "prices"] as const;

/** Turning one on turns the other off: nothing can meet both. */
const opposites: Record<string, string> = { text: "binary", binary: "text", schema: "no-schema", "no-schema": "schema" };

export class Question {
  readonly element = h("form", { class: "question", "aria-label": "Your constraints", submit: event => event.preventDefault() });
  private run = -1;

  constructor(private readonly store: Store) {}

  update(view: View): void {
    if (this.run !== view.state.run) {
      this.run = view.state.run;
      this.build(view);
    }
    const needed = new Set(listed(view.state.need));
    const named: Record<string, string[]> = { count: listed(view.state.count), runtimes: listed(view.state.runtimes) };
    for (const control of this.element.querySelectorAll<HTMLInputElement>("input[type=checkbox]")) {
      control.checked = control.name === "need" ? needed.has(control.value) : named[control.name]!.includes(control.value);
    }
    for (const control of this.element.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[data-part]")) {
      const value = valueOf(view.state, control.dataset["part"]!);
      if (control.value !== value && control !== document.activeElement) {
        control.value = value;
      }
    }
    for (const button of this.element.querySelectorAll<HTMLButtonElement>("[data-aim]")) {
      button.setAttribute("aria-pressed", String((view.state.optimize || "time") === button.dataset["aim"]));
    }
    this.element.classList.toggle("priced", view.state.optimize === "cost");
    this.element.classList.toggle("asked", parts.some(part => view.state[part] !== ""));
    this.count(view.run.choice);
  }

  private build(view: View): void {
    const { choice } = view.run;
    const aimed = aims.filter(aim => aim !== "start" || choice.candidates.some(candidate => candidate.startNanoseconds !== undefined));
    const runtimes = [...new Set(choice.candidates.flatMap(candidate => candidate.conditions))];
    const fragment: Child[] = [
      h("h2", { class: "small" }, "What do you need?"),
      switches.map(group => this.group(group.title, group.members.filter(([name]) => choice.requirements.some(requirement => requirement.name === name))
        .map(([name, label, meaning]) => this.toggle("need", name, label, meaning)))),
      runtimes.length > 1 ? this.group("Measured under", runtimes.map(name => this.toggle("runtimes", name, name, `It was measured under ${name}.`))) : null,
      h("div", { class: "numbers" },
        this.number("reads", "Reads for each write", "1", "0"),
        this.number("maxpayload", "Payload at most, bytes", "any", "1"),
        this.number("maxallocation", "Allocation at most, bytes", "any", "1"),
        this.today(choice)),
      h("fieldset", { class: "switches" }, h("legend", null, "Best in"),
        h("div", { class: "segments" }, aimed.map(aim => h("button", { type: "button", "data-aim": aim, "data-key": `aim-${aim}`, "aria-pressed": "false", click: () => this.store.change({ optimize: aim === "time" ? "" : aim }) }, aimLabel[aim])))),
      h("div", { class: "numbers prices" }, priceOptions.map(([, , label], index) => this.price(label, index))),
      choice.places.length > 1 ? h("details", { class: "counted", "data-key": "counted" }, h("summary", { "data-key": "counted-summary" }, "Only these workloads"),
        this.group("", choice.places.map(place => this.toggle("count", placeName(place), placeName(place), "It counts, and those that are not switched on do not.")))) : null,
      h("button", { type: "button", class: "quiet clear", "data-key": "clear-question", click: () => this.store.change(Object.fromEntries(parts.map(part => [part, initial[part]]))) }, "Clear the question"),
    ];
    this.element.replaceChildren();
    append(this.element, fragment);
  }

  private group(title: string, members: HTMLElement[]): HTMLElement | null {
    return members.length === 0 ? null : h("fieldset", { class: "switches" }, h("legend", { class: title ? "" : "unseen" }, title || "Workloads"), h("div", { class: "pills" }, members));
  }

  private toggle(part: "need" | "count" | "runtimes", value: string, label: string, meaning: string): HTMLElement {
    return h("label", { class: "switch", title: meaning },
      h("input", { type: "checkbox", role: "switch", name: part, value, "data-key": `${part}-${value}`, change: event => this.turn(part, value, (event.target as HTMLInputElement).checked) }),
      h("span", null, label, part === "need" ? h("small", { "data-fits": value }) : null));
  }

  private turn(part: "need" | "count" | "runtimes", value: string, on: boolean): void {
    const others = listed(this.store.current[part]).filter(name => name !== value && !(on && part === "need" && name === opposites[value]));
    this.store.change({ [part]: (on ? [...others, value] : others).join(",") });
  }

  private number(part: "reads" | "maxpayload" | "maxallocation", label: string, placeholder: string, min: string): HTMLElement {
    return h("label", null, h("span", null, label), h("input", {
      type: "number", min, step: "any", inputmode: "decimal", placeholder, "data-part": part, "data-key": `ask-${part}`,
      input: event => { const value = (event.target as HTMLInputElement).value; this.store.change({ [part]: part === "reads" && value === "1" ? "" : value }); },
    }));
  }

  private today(choice: Choosing): HTMLElement {
    const names = [...new Set(choice.candidates.filter(candidate => candidate.unready === undefined).map(candidate => candidate.serializer))].sort();
    return h("label", null, h("span", null, "In use today"), h("select", { "data-part": "from", "data-key": "ask-from", change: event => this.store.change({ from: (event.target as HTMLSelectElement).value }) },
      h("option", { value: "" }, "nothing named"), names.map(name => h("option", { value: name }, name))));
  }

  private price(label: string, index: number): HTMLElement {
    return h("label", null, h("span", null, label), h("input", {
      type: "number", min: "0", step: "any", inputmode: "decimal", "data-part": `price-${index}`, "data-key": `ask-price-${index}`,
      input: event => this.store.change({ prices: (this.store.current.prices || usualPrices).split(",").map((old, position) => (position === index ? (event.target as HTMLInputElement).value || "0" : old)).join(",") }),
    }));
  }

  /** Beside each switch: how many serializers are known to meet it. */
  private count(choice: Choosing): void {
    choice.requirements.forEach((requirement, index) => {
      const element = this.element.querySelector(`[data-fits="${requirement.name}"]`);
      if (element) {
        const fitting = choice.candidates.filter(candidate => candidate.verdicts[index]!.answer === "fits").length;
        element.textContent = ` ${fitting}`;
        element.setAttribute("title", `${fitting} of ${choice.candidates.length} are known to meet it`);
      }
    });
  }
}

function valueOf(state: State, part: string): string {
  if (part.startsWith("price-")) {
    return (state.prices || usualPrices).split(",")[Number(part.slice(6))] ?? "";
  }
  return part === "reads" ? state.reads === "" ? "" : String(readsOf(state)) : state[part as keyof State] as string;
}
