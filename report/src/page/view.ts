// Everything that a section draws from, for one state of the page.

import { matches, newestVersions } from "../data/filters";
import type { Facts, PageData, Place, Row, Run } from "../data/model";
import { labelOf, placeId } from "../data/model";
import type { Entry, Ranking } from "../data/ranking";
import { rank } from "../data/ranking";
import type { Shown, State, Store } from "./state";

export class View {
  readonly run: Run;
  readonly place: Place;
  readonly ranking: Ranking;
  private readonly newest: Map<string, string>;

  constructor(readonly data: PageData, readonly store: Store, readonly state: State) {
    this.run = data.runs[Math.min(Math.max(state.run, 0), data.runs.length - 1)]!;
    this.newest = newestVersions(this.run);
    this.place = this.run.places.find(place => placeId(place) === state.place) ?? this.run.places[0]!;
    this.ranking = this.rank(this.place);
  }

  rank(place: Place, shown: Shown = this.state.shown): Ranking {
    return rank(place, shown, this.state.base);
  }

  facts(row: { serializer: string }): Facts | undefined {
    return this.data.facts[row.serializer];
  }

  shows(row: Row): boolean {
    return matches(row, this.facts(row), this.state, this.newest);
  }

  kept(entries: Entry[]): Entry[] {
    return entries.filter(entry => this.shows(entry.row));
  }

  get isFiltered(): boolean {
    const { text, format, attributes, licence, maintenance, partial, version } = this.state;
    return [text, format, attributes, licence, maintenance, partial, version].some(value => value !== "");
  }

  get baselineLabel(): string {
    return this.ranking.baseline ? labelOf(this.ranking.baseline) : "";
  }
}
