// The page from top to bottom, drawn again whenever the reader chooses something.

import type { PageData } from "../data/model";
import { absent } from "../sections/absent";
import { answer } from "../sections/answer";
import { cards } from "../sections/facts";
import { decision } from "../sections/decision";
import { Filters } from "../sections/filters";
import { growth } from "../sections/growth";
import { header } from "../sections/header";
import { history } from "../sections/history";
import { everywhere, kinds } from "../sections/heat";
import { Impact } from "../sections/impact";
import { load } from "../sections/load";
import { advice, failures, method } from "../sections/method";
import { operations, places } from "../sections/picker";
import { presets, Question } from "../sections/question";
import { probes } from "../sections/probes";
import { RankingTable } from "../sections/ranking";
import { runs } from "../sections/runs";
import { start } from "../sections/start";
import { starts } from "../sections/starts";
import { study } from "../sections/study";
import { tradeoff } from "../sections/tradeoff";
import type { Child } from "./dom";
import { h, redraw } from "./dom";
import { Store } from "./state";
import { View } from "./view";
import { titleOf } from "./words";

interface Part {
  element: HTMLElement;
  draw: (view: View) => Child[];
}

export class App {
  private readonly store = new Store();
  private readonly filters = new Filters(this.store);
  private readonly question = new Question(this.store);
  private readonly first: Part[] = [];
  private readonly rest: Part[] = [];
  private readonly contents = partOf("top-inner", header);
  private readonly estimates: Part;
  private drawnFor = "";
  private turn = 0;

  constructor(private readonly root: HTMLElement, private readonly data: PageData) {
    const impact = new Impact();
    this.estimates = partOf("part", view => [impact.draw(view)]);
  }

  start(): void {
    const table = new RankingTable();
    this.root.append(
      h("header", { class: "top" }, this.contents.element),
      h("main", { id: "main" },
        h("section", { id: "choice", class: "first", "aria-label": "The choice" },
          this.now("failures", failures),
          this.now("presets", presets),
          h("div", { class: "asking" }, this.question.element, this.now("decision", decision))),
        h("section", { id: "ranking", "aria-label": "The ranking" },
          this.now("answer", answer),
          this.now("picker", places),
          h("div", { class: "controls" }, this.now("operation", operations), this.filters.element),
          this.now("table", view => table.draw(view)),
          this.now("absents", absent),
          this.now("warnings", advice)),
        h("div", { class: "rest" },
          [tradeoff, everywhere, kinds, growth, history, probes, start, starts, load, study].map(section => this.later(section)),
          this.estimates.element,
          [runs, cards, method].map(section => this.later(section)))),
      h("footer", null, h("p", null, "Made by Goldilocks, which measures every serializer on the same data, in the same minutes, on the same machine.")));
    this.store.onChange((_, isOnlyAsked) => this.draw(isOnlyAsked));
    this.followWidth();
    this.draw(true);
  }

  /** Drawn at once, whatever changes. */
  private now(name: string, draw: (view: View) => Child[]): HTMLElement {
    const part = partOf(name, draw);
    this.first.push(part);
    return part.element;
  }

  /** Drawn after the first screen is complete. */
  private later(draw: (view: View) => Child): HTMLElement {
    const part = partOf("part", view => [draw(view)]);
    this.rest.push(part);
    return part.element;
  }

  private draw(isForced: boolean): void {
    const view = new View(this.data, this.store, this.store.current);

    // A slider changes the estimates and nothing else, many times in a second.
    const others = JSON.stringify({ ...view.state, impact: "" });
    if (!isForced && others === this.drawnFor) {
      redraw(this.estimates.element, () => this.estimates.draw(view));
      return;
    }
    this.drawnFor = others;
    document.title = `Goldilocks: ${titleOf(view.place).toLowerCase()}`;
    this.filters.update(view);
    this.question.update(view);
    for (const part of [this.contents, ...this.first]) {
      redraw(part.element, () => part.draw(view));
    }
    showChosen();
    void this.drawRest(view);
  }

  private async drawRest(view: View): Promise<void> {
    const turn = ++this.turn;
    for (const part of [...this.rest, this.estimates]) {
      await new Promise(done => setTimeout(done));
      if (turn !== this.turn) {
        return;
      }
      redraw(part.element, () => part.draw(view));
    }

    // Its contents list the existing sections.
    redraw(this.contents.element, () => this.contents.draw(view));
    this.root.dataset["drawn"] = "all";
  }

  /** Charts are drawn for one width. */
  private followWidth(): void {
    let width = innerWidth;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    addEventListener("resize", () => {
      clearTimeout(waiting);
      if (innerWidth !== width) {
        waiting = setTimeout(() => { width = innerWidth; this.draw(true); }, 150);
      }
    });
  }
}

const partOf = (name: string, draw: (view: View) => Child[]): Part => ({ element: h("div", { class: name }), draw });

/** On a narrow page the workloads are a strip that scrolls, and drawing it again begins at its left end. */
function showChosen(): void {
  const strip = document.querySelector<HTMLElement>(".places")!;
  const chosen = strip.querySelector<HTMLElement>("[aria-pressed=true]");
  if (chosen && strip.scrollWidth > strip.clientWidth) {
    strip.scrollLeft = chosen.offsetLeft - strip.offsetLeft - Number.parseFloat(getComputedStyle(strip).paddingLeft);
  }
}
