// The question: usual decisions to begin with, then constraints as switches, reads for a write, what to optimize. Made once for each run and kept: redrawing a text box would lose the caret.

import { aimOf, listed, presetOf, presetState, readsOf } from "../choosing/address";
import type { Choosing } from "../data/model";
import { append, h } from "../page/dom";
import type { Child } from "../page/dom";
import type { State, Store } from "../page/state";
import { initial } from "../page/state";
import type { View } from "../page/view";

/** Parts of the state that belong to the question. */
const parts = ["need", "reads", "optimize", "maxpayload", "maxallocation", "count", "allow", "from"] as const;

const cleared = (): Partial<State> => Object.fromEntries(parts.map(part => [part, initial[part]]));

/** Usual decisions, which set the switches; each of them can be changed afterwards. */
export function presets(view: View): Child[] {
  const { choice } = view.run;
  const asked = presetOf(choice, view.state);
  return [
    h("span", { class: "presets-title" }, "What is it for?"),
    h("div", { class: "preset-strip", role: "group", "aria-label": "Usual decisions" }, choice.presets.map(preset => h("button", {
      type: "button", class: "preset", title: preset.meaning, "aria-pressed": String(preset === asked), "data-key": `preset-${preset.name}`,
      click: () => view.store.change({ ...cleared(), ...preset === asked ? {} : presetState(preset) }),
    }, preset.title))),
    asked ? h("p", { class: "preset-meaning" }, asked.meaning) : null,
  ];
}

export class Question {
  readonly element = h("form", { class: "question", "aria-label": "Your constraints", submit: event => event.preventDefault() });
  private run = -1;
  private against = new Map<string, string[]>();

  constructor(private readonly store: Store) {}

  update(view: View): void {
    if (this.run !== view.state.run) {
      this.run = view.state.run;
      this.build(view);
    }
    const needed = new Set(listed(view.state.need));
    for (const control of this.element.querySelectorAll<HTMLInputElement>("input[type=checkbox]")) {
      control.checked = needed.has(control.value);
    }
    for (const control of this.element.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[data-part]")) {
      const value = valueOf(view.state, control.dataset["part"]!);
      if (control.value !== value && control !== document.activeElement) {
        control.value = value;
      }
    }
    for (const button of this.element.querySelectorAll<HTMLButtonElement>("[data-aim]")) {
      button.setAttribute("aria-pressed", String(aimOf(view.state) === button.dataset["aim"]));
    }
    this.element.classList.toggle("asked", parts.some(part => view.state[part] !== ""));
    this.count(view.run.choice);
  }

  private build(view: View): void {
    const { choice } = view.run;
    this.against = new Map(choice.requirements.map(({ name, against }) => [name, against]));
    const aims = choice.bases.find(basis => basis.mistake === undefined)?.weighings[0]?.orders.map(order => order.aim) ?? [];
    const groups = [...new Set(choice.requirements.map(({ group }) => group))].filter(group => group !== "");
    const fragment: Child[] = [
      h("h2", { class: "small" }, "What do you need?"),
      groups.map(group => this.group(group, choice.requirements.filter(requirement => requirement.group === group).map(({ name, title, meaning }) => this.toggle(name, title, meaning)))),
      h("div", { class: "numbers" },
        this.select("reads", "Reads for each write", readsIn(choice).map(reads => [reads === 1 ? "" : String(reads), String(reads)])),
        this.today(choice),
        this.number("maxpayload", "Payload at most, bytes", "any", "1"),
        this.number("maxallocation", "Allocation at most, bytes", "any", "1"),
        choice.places.length > 1 ? this.select("count", "What counts", [["", "all that most can take"], ...choice.bases.flatMap(({ name }) => (name ? [[name, name] as [string, string]] : []))]) : null),
      h("p", { class: "elsewhere" }, "Other numbers of reads, and prices of your own, are the command line's to answer: ", h("code", null, `goldilocks choose runs/${view.run.name} --reads 25 --optimize cost --messages-per-second 1000 --core-hour-price 0.05`)),
      h("fieldset", { class: "switches" }, h("legend", null, "Best in"),
        h("div", { class: "segments" }, aims.map(aim => h("button", { type: "button", "data-aim": aim, "data-key": `aim-${aim}`, "aria-pressed": "false", click: () => this.store.change({ optimize: aim === "time" ? "" : aim }) }, aim)))),
      h("button", { type: "button", class: "quiet clear", "data-key": "clear-question", click: () => this.store.change(cleared()) }, "Clear the question"),
    ];
    this.element.replaceChildren();
    append(this.element, fragment);
  }

  private group(title: string, members: HTMLElement[]): HTMLElement | null {
    return members.length === 0 ? null : h("fieldset", { class: "switches" }, h("legend", { class: title ? "" : "unseen" }, title || "Workloads"), h("div", { class: "pills" }, members));
  }

  private toggle(value: string, label: string, meaning: string): HTMLElement {
    return h("label", { class: "switch", title: meaning },
      h("input", { type: "checkbox", role: "switch", name: "need", value, "data-key": `need-${value}`, change: event => this.turn(value, (event.target as HTMLInputElement).checked) }),
      h("span", null, label, h("small", { "data-fits": value })));
  }

  /** Turning one on turns those off that nothing can meet together with it. */
  private turn(value: string, on: boolean): void {
    const against = on ? this.against.get(value) ?? [] : [];
    const others = listed(this.store.current.need).filter(name => name !== value && !against.includes(name));
    this.store.change({ need: (on ? [...others, value] : others).join(",") });
  }

  private number(part: "maxpayload" | "maxallocation", label: string, placeholder: string, min: string): HTMLElement {
    return h("label", null, h("span", null, label), h("input", {
      type: "number", min, step: "any", inputmode: "decimal", placeholder, "data-part": part, "data-key": `ask-${part}`,
      input: event => { const value = (event.target as HTMLInputElement).value; this.store.change({ [part]: value }); },
    }));
  }

  private today(choice: Choosing): HTMLElement {
    const names = [...new Set(choice.candidates.filter(candidate => candidate.isReady).map(candidate => candidate.serializer))].sort();
    return this.select("from", "In use today", [["", "nothing named"], ...names.map(name => [name, name] as [string, string])]);
  }

  private select(part: "reads" | "count" | "from", label: string, options: [value: string, text: string][]): HTMLElement {
    return h("label", null, h("span", null, label), h("select", { "data-part": part, "data-key": `ask-${part}`, change: event => this.store.change({ [part]: (event.target as HTMLSelectElement).value }) },
      options.map(([value, text]) => h("option", { value }, text))));
  }

  /** Beside each switch: how many serializers are known to meet it. */
  private count(choice: Choosing): void {
    choice.requirements.forEach((requirement, index) => {
      const element = this.element.querySelector(`[data-fits="${requirement.name}"]`);
      if (element) {
        const fitting = choice.candidates.filter(candidate => candidate.verdicts[index]!.answer === "fits").length;
        element.textContent = ` ${fitting} of ${choice.candidates.length}`;
        element.setAttribute("title", `${fitting} of ${choice.candidates.length} are known to meet it`);
      }
    });
  }
}

/** Those that the page holds figures for. */
const readsIn = (choice: Choosing): number[] => [...new Set(choice.bases.flatMap(({ weighings }) => weighings.filter(({ writes }) => writes > 0).map(({ reads }) => reads)))];

const valueOf = (state: State, part: string): string => (part === "reads" ? state.reads === "" || readsOf(state) === 1 ? "" : String(readsOf(state)) : state[part as keyof State] as string);
