// The page from top to bottom, drawn again whenever the reader chooses something.

import type { PageData } from "../data/model";
import { absent } from "../sections/absent";
import { answer } from "../sections/answer";
import { cards } from "../sections/facts";
import { Filters } from "../sections/filters";
import { growth } from "../sections/growth";
import { header } from "../sections/header";
import { everywhere, kinds } from "../sections/heat";
import { Impact } from "../sections/impact";
import { advice, failures, method } from "../sections/method";
import { operations, places } from "../sections/picker";
import { RankingTable } from "../sections/ranking";
import { runs } from "../sections/runs";
import { start } from "../sections/start";
import { study } from "../sections/study";
import { tradeoff } from "../sections/tradeoff";
import type { Child } from "./dom";
import { h, redraw } from "./dom";
import { Store } from "./state";
import { View } from "./view";

export class App {
  private readonly store = new Store();
  private readonly filters = new Filters(this.store);
  private readonly parts: { element: HTMLElement; draw: (view: View) => Child[] }[] = [];

  constructor(private readonly root: HTMLElement, private readonly data: PageData) {}

  start(): void {
    const table = new RankingTable();
    const impact = new Impact();
    this.root.append(
      h("header", { class: "top" }, this.part("div", "top-inner", header)),
      h("main", { id: "main" },
        h("section", { id: "ranking", class: "first", "aria-label": "The ranking" },
          this.part("div", "failures", failures),
          this.part("div", "answer", answer),
          this.part("div", "picker", places),
          h("div", { class: "controls" }, this.part("div", "operation", operations), this.filters.element),
          this.part("div", "table", view => table.draw(view)),
          this.part("div", "absents", absent),
          this.part("div", "warnings", advice)),
        this.part("div", "rest", view => [
          tradeoff(view), everywhere(view), kinds(view), growth(view), start(view), study(view), impact.draw(view), runs(view), cards(view), method(view),
        ])),
      h("footer", null, h("p", null, "Made by Goldilocks, which measures every serializer on the same data, in the same minutes, on the same machine.")));
    this.store.onChange(() => this.draw());
    this.followWidth();
    this.draw();
  }

  /** Charts are drawn for one width. */
  private followWidth(): void {
    let width = innerWidth;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    addEventListener("resize", () => {
      clearTimeout(waiting);
      if (innerWidth !== width) {
        waiting = setTimeout(() => { width = innerWidth; this.draw(); }, 150);
      }
    });
  }

  private part(tag: "div", name: string, draw: (view: View) => Child[]): HTMLElement {
    const element = h(tag, { class: name });
    this.parts.push({ element, draw });
    return element;
  }

  private draw(): void {
    const view = new View(this.data, this.store, this.store.current);
    document.title = `Goldilocks: ${view.place.workload}`;
    this.filters.update(view);
    // The header comes last: its contents list the sections that there are.
    for (const part of this.parts.toReversed()) {
      redraw(part.element, () => part.draw(view));
    }
    showChosen();
  }
}

/** On a narrow page the workloads are a strip that scrolls, and drawing it again begins at its left end. */
function showChosen(): void {
  const strip = document.querySelector<HTMLElement>(".places")!;
  const chosen = strip.querySelector<HTMLElement>("[aria-pressed=true]");
  if (chosen && strip.scrollWidth > strip.clientWidth) {
    strip.scrollLeft = chosen.offsetLeft - strip.offsetLeft - Number.parseFloat(getComputedStyle(strip).paddingLeft);
  }
}
