// Everything that a section draws from, for one state of the page.

import { isAsked, wishesOf } from "../choosing/address";
import type { Choice, Wishes } from "../choosing/combine";
import { basisOf, choose, isEligible, Mistake, weighingOf } from "../choosing/combine";
import { matches, newestVersions } from "../data/filters";
import type { Basis, Facts, PageData, Place, Row, RowKey, Run, Score, Weighing } from "../data/model";
import { idOf, labelOf, placeId } from "../data/model";
import type { Entry, Ranking } from "../data/ranking";
import { operationsOf, rank, rankTogether } from "../data/ranking";
import type { Shown, State, Store } from "./state";

export class View {
  readonly run: Run;
  /** One workload in one size; a name for all of them where the ranking takes them together. */
  readonly place: Place;
  readonly ranking: Ranking;
  readonly wishes: Wishes;
  /** False where nothing is asked: then the page ranks, and does not choose. */
  readonly isAsked: boolean;
  /** Missing when the question cannot be answered; then there is a mistake. */
  readonly choice: Choice | undefined;
  readonly mistake: string | undefined;
  private readonly newest: Map<string, string>;
  /** For a question that cannot be answered, the tables still show the run. */
  private readonly basis: Basis | undefined;
  private readonly verdicts = new Map<string, "fits" | "excluded" | "unknown">();

  constructor(readonly data: PageData, readonly store: Store, readonly state: State) {
    this.run = data.runs[Math.min(Math.max(state.run, 0), data.runs.length - 1)]!;
    this.newest = newestVersions(this.run);
    this.wishes = wishesOf(state, this.run.choice);
    this.isAsked = isAsked(state);
    this.basis = orElse(() => basisOf(this.run.choice, this.wishes), () => orElse(() => basisOf(this.run.choice, { required: [], workloads: [] }), () => undefined));
    const answer = answerTo(this.run, this.wishes);
    this.choice = answer instanceof Mistake ? undefined : answer;
    this.mistake = answer instanceof Mistake ? answer.message : undefined;
    this.choice?.eligible.forEach(judged => this.verdicts.set(idOf(judged.candidate), "fits"));
    [...this.choice?.excluded ?? [], ...this.choice?.unknown ?? []].forEach(judged => this.verdicts.set(idOf(judged.candidate), asksMore(judged) ? "excluded" : "fits"));
    const place = this.run.places.find(candidate => placeId(candidate) === state.place);
    this.ranking = place || !this.canTakeTogether ? this.rank(place ?? this.countedPlaces[0] ?? this.run.places[0]!) : this.rankAll();
    this.place = this.ranking.place;
  }

  rank(place: Place, shown: Shown = this.state.shown, run = this.run): Ranking {
    const { reads } = this.wishes;
    return rank(place, shown, this.state.base, reads, reads === 1 || operationsOf(place, shown).length < 2 ? undefined : this.scoresOn(place, run));
  }

  rankAll(shown: Shown = this.state.shown): Ranking {
    const places = this.countedPlaces;
    const operations = places.every(place => place.operations.length > 1) ? ["serialize", "deserialize"] : places[0]!.operations;
    const kept = shown !== "both" && operations.includes(shown) ? shown : operations.length > 1 ? "both" : operations[0] as Shown;
    return rankTogether(this.run.choice, this.basis!, this.weighing(this.basis!, kept), places, kept, this.state.base);
  }

  /** Reads that the page holds no figures for count once in the tables; the answer says that it has none. */
  private weighing(basis: Basis, shown: Shown): Weighing {
    const [writes, reads] = shown === "serialize" ? [1, 0] : shown === "deserialize" ? [0, 1] : [1, this.wishes.reads];
    return orElse(() => weighingOf(basis, reads, writes), () => basis.weighings.find(weighing => weighing.reads === 1) ?? basis.weighings[0]!);
  }

  private scoresOn(place: Place, { choice }: Run): Map<string, Score> | undefined {
    const basis = choice.bases.find(({ name, mistake }) => name === placeId(place) && mistake === undefined);
    return basis && new Map(this.weighing(basis, "both").scores.flatMap((score, index) => (score ? [[idOf(choice.candidates[index]!), score] as const] : [])));
  }

  /** True when there are several workloads to take together. */
  get canTakeTogether(): boolean {
    return this.counted.length > 1;
  }

  /** The places that count, as far as the question says. */
  get countedPlaces(): Place[] {
    return this.counted.map(index => this.run.choice.places[index]!).map(counted => this.run.places.find(place => place.workload === counted.workload && place.size === counted.size)!);
  }

  /** For what can only be shown of one workload. */
  get singlePlace(): Place {
    return this.ranking.isAll ? this.countedPlaces[0]! : this.place;
  }

  facts(row: { serializer: string }): Facts | undefined {
    return this.data.facts[row.serializer];
  }

  shows(row: Row): boolean {
    return matches(row, this.facts(row), this.state, this.newest) && (this.state.others === "all" || this.fits(row) && !(row.partial && this.isConstrained));
  }

  /** False for those that a constraint excludes, or of which it is not known that they meet it. */
  fits(row: RowKey): boolean {
    return this.verdicts.get(idOf(row)) !== "excluded";
  }

  kept(entries: Entry[]): Entry[] {
    return entries.filter(entry => this.shows(entry.row));
  }

  get isFiltered(): boolean {
    const { text, format, attributes, licence, maintenance, partial, version } = this.state;
    return [text, format, attributes, licence, maintenance, partial, version].some(value => value !== "");
  }

  /** True when a constraint leaves rows out of the tables. */
  get isConstrained(): boolean {
    return this.state.others !== "all" && [...this.verdicts.values()].includes("excluded");
  }

  get baselineLabel(): string {
    return this.ranking.baseline ? labelOf(this.ranking.baseline) : "the baseline";
  }

  private get counted(): number[] {
    return this.basis?.counted ?? [];
  }
}

function orElse<T>(make: () => T, instead: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof Mistake) {
      return instead();
    }
    throw error;
  }
}

/** True when it fails something beyond taking the data: that it cannot take another workload does not take it out of this one's table. */
const asksMore = (judged: Choice["excluded"][number]): boolean => !isEligible(judged) && judged.verdicts.some(verdict => verdict.option !== "" && verdict.answer !== "fits") && !judged.isAllowed;

const answers = new WeakMap<Run, Map<string, Choice | Mistake>>();

/** Kept, because a redraw for anything else asks the same again. */
function answerTo(run: Run, wishes: Wishes): Choice | Mistake {
  const key = JSON.stringify(wishes);
  const known = answers.get(run) ?? new Map<string, Choice | Mistake>();
  answers.set(run, known);
  if (!known.has(key)) {
    known.set(key, answer(run, wishes));
  }
  return known.get(key)!;
}

function answer(run: Run, wishes: Wishes): Choice | Mistake {
  try {
    return choose(run.choice, wishes);
  } catch (error) {
    if (error instanceof Mistake) {
      return error;
    }
    throw error;
  }
}
