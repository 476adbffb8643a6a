// What the figures mean for the reader's own cluster: the estimates of the Orleans study, from the figures measured here.

import type { Place } from "../data/model";
import type { Entry } from "../data/ranking";
import { bytes, count, duration, percent } from "../data/units";
import { h, section } from "../page/dom";
import { nameWithMarks } from "../page/marks";
import type { View } from "../page/view";
import { placeName } from "../page/words";

interface Slider {
  key: string;
  label: string;
  low: number;
  high: number;
  /** As in the study; its state of 4 MB and its cluster of 10 silos with 50 messages per second each. */
  usual: number;
  format: (value: number) => string;
}

const sliders: Slider[] = [
  { key: "activations", label: "activations", low: 100, high: 1e8, usual: 100_000, format: count },
  { key: "state", label: "state or message", low: 100, high: 16e6, usual: 4e6, format: bytes },
  { key: "silos", label: "silos", low: 1, high: 1_000, usual: 10, format: count },
  { key: "messages", label: "messages per second and silo", low: 1, high: 100_000, usual: 50, format: count },
  { key: "hours", label: "hours", low: 1, high: 8_760, usual: 1, format: count },
  { key: "price", label: "price of a GB and month", low: 0.001, high: 10, usual: 0.1, format: value => `$ ${new Intl.NumberFormat("en-US", { maximumSignificantDigits: 3 }).format(value)}` },
];

const steps = 1000;
const shownFirst = 12;

export class Impact {
  private all = false;

  draw(view: View): HTMLElement | null {
    const place = placeOf(view);
    const ranking = view.rank(place, "both");
    const base = ranking.ranked.find(entry => entry.row === ranking.baseline);
    if (!base || base.row.payloadBytes === undefined || ranking.operations.length < 2) {
      return null;
    }
    const values = valuesOf(view.state.impact);
    const entries = view.kept(ranking.ranked).filter(entry => entry.row.payloadBytes !== undefined);
    const scale = values["state"]! / base.row.payloadBytes;
    const output = h("div", { class: "estimates", "aria-live": "polite" }, this.table(view, entries, base, values));
    return section("impact", "What it means for a cluster",
      `The Orleans study’s estimates with your numbers, on the figures of ${placeName(place)}. A state that ${view.baselineLabel} writes in ${bytes(values["state"]!)} is ${scale >= 1.005 || scale <= 0.995 ? `${new Intl.NumberFormat("en-US", { maximumSignificantDigits: 3 }).format(scale)} times the measured payload, and everything is taken in that proportion` : "the measured payload itself"}. It is an estimate: real time and allocation need not grow in proportion.`,
      h("div", { class: "sliders" }, sliders.map(slider => control(view, slider, values))),
      output);
  }

  private table(view: View, entries: Entry[], base: Entry, values: Record<string, number>): HTMLElement {
    const estimates = entries.map(entry => ({ entry, ...estimate(entry, base, values) }));
    const own = { ...estimate(base, base, values) };
    const rows = this.all ? estimates : estimates.slice(0, shownFirst);
    const cell = (value: number, reference: number, format: (value: number) => string) => h("td", { class: "number" }, format(value), " ", h("small", null, value === reference ? "" : percent(value / reference - 1)));
    return h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": "Estimates" },
      h("table", { class: "plain estimate" },
        h("thead", null, h("tr", null, ["serializer", "storage", "price a month", "bandwidth", "CPU time", "allocated"].map((title, index) => h("th", { scope: "col", class: index > 0 ? "number" : "" }, title)))),
        h("tbody", null, rows.map(({ entry, storage, price, bandwidth, processor, memory }) => h("tr", { class: entry === base ? "baseline" : "", "data-id": entry.id },
          h("th", { scope: "row" }, nameWithMarks(view, entry.row)),
          cell(storage, own.storage, bytes), cell(price, own.price, value => `$ ${new Intl.NumberFormat("en-US", { maximumFractionDigits: 2, minimumFractionDigits: 2 }).format(value)}`),
          cell(bandwidth, own.bandwidth, value => `${bytes(value)}/s`), cell(processor, own.processor, duration), cell(memory, own.memory, bytes))))),
      estimates.length > shownFirst ? h("button", { type: "button", class: "quiet", "data-key": "impact-all", click: () => { this.all = !this.all; view.store.change({}); } }, this.all ? "fewer" : `all ${estimates.length}`) : null);
  }
}

/** The study’s own workload where it was measured and no other is shown: to scale a person up to a state of megabytes is a guess. */
const placeOf = (view: View): Place => (view.ranking.isAll ? view.run.places.filter(place => place.workload.split(":")[0] === "grain-state").at(-1) : undefined) ?? view.singlePlace;

/** Storage of all states; and of all messages in the hours, writing and reading each once, what goes over the wire and what that takes. */
function estimate(entry: Entry, base: Entry, values: Record<string, number>) {
  const scale = values["state"]! / base.row.payloadBytes!;
  const payload = entry.row.payloadBytes! * scale;
  const perSecond = values["silos"]! * values["messages"]!;
  const messages = perSecond * values["hours"]! * 3_600;
  const storage = values["activations"]! * payload;

  // The baseline's time times the paired ratio: plain times are not paired, and would contradict the ranking.
  const nanoseconds = base.nanoseconds! * entry.figure!.value;
  return {
    storage,
    price: storage / 1e9 * values["price"]!,
    bandwidth: perSecond * payload,
    processor: messages * nanoseconds * scale / 1e9,
    memory: messages * (entry.allocatedBytes ?? 0) * scale,
  };
}

function control(view: View, slider: Slider, values: Record<string, number>): HTMLElement {
  const value = values[slider.key]!;
  return h("label", { class: "slider" }, h("span", null, slider.label), h("output", null, slider.format(value)),
    h("input", {
      type: "range", min: 0, max: steps, step: 1, value: positionOf(slider, value), name: `impact-${slider.key}`, "data-key": `impact-${slider.key}`, "aria-valuetext": slider.format(value),
      input: event => {
        const changed = { ...values, [slider.key]: valueAt(slider, Number((event.target as HTMLInputElement).value)) };
        view.store.change({ impact: sliders.map(each => changed[each.key]).join(",") });
      },
    }));
}

/** A slider runs over a logarithm: each step is the same share more. */
const positionOf = (slider: Slider, value: number): number => Math.round(steps * Math.log(value / slider.low) / Math.log(slider.high / slider.low));

/** To two digits, which is more than the precision of an estimate. */
const valueAt = (slider: Slider, position: number): number => Number((slider.low * (slider.high / slider.low) ** (position / steps)).toPrecision(2));

function valuesOf(text: string): Record<string, number> {
  const numbers = text.split(",").map(Number);
  return Object.fromEntries(sliders.map((slider, index) => {
    const value = numbers[index];
    return [slider.key, value !== undefined && value >= slider.low && value <= slider.high ? value : slider.usual];
  }));
}
