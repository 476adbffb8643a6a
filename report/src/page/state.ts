// What the reader has chosen. It lives in the address bar, so that a link shows the same view as its sender's page.

export type Shown = "both" | "serialize" | "deserialize";

export interface State {
  run: number;
  place: string;
  shown: Shown;
  /** Id of the row that everything is a ratio to; empty for the run's own. */
  base: string;
  text: string;
  format: string;
  attributes: string;
  licence: string;
  maintenance: string;
  partial: string;
  version: string;
  /** Names of requirements that are switched on, as in need=text,maintained. */
  need: string;
  /** For each write; empty for one. */
  reads: string;
  /** What is best; empty for time. */
  optimize: string;
  /** Bytes. */
  maxpayload: string;
  maxallocation: string;
  /** The workload that counts; empty for those of the rule. */
  count: string;
  /** Serializers whose exclusion is overruled. */
  allow: string;
  /** Today's serializer. */
  from: string;
  /** "all" shows those that do not fit in the tables, too. */
  others: string;
  /** What stands beside a ratio: "mb" a second, "ops" a second; empty for time. */
  unit: string;
  /** Activations, state bytes, silos, messages per second and silo, hours, price of a gigabyte and month. */
  impact: string;
}

export const initial: State = {
  run: 0, place: "", shown: "both", base: "", text: "", format: "", attributes: "", licence: "", maintenance: "", partial: "", version: "",
  need: "", reads: "", optimize: "", maxpayload: "", maxallocation: "", count: "", allow: "", from: "", others: "", unit: "", impact: "",
};

const names = Object.keys(initial) as (keyof State)[];

function parse(hash: string): State {
  const words = new URLSearchParams(hash.replace(/^#/, ""));
  const state: State = { ...initial };
  for (const name of names) {
    const value = words.get(name);
    if (value !== null) {
      Object.assign(state, { [name]: name === "run" ? Number.parseInt(value, 10) || 0 : value });
    }
  }
  if (!["both", "serialize", "deserialize"].includes(state.shown)) {
    state.shown = "both";
  }
  return state;
}

function write(state: State): string {
  const words = new URLSearchParams();
  for (const name of names) {
    if (state[name] !== initial[name]) {
      words.set(name, String(state[name]));
    }
  }
  return words.toString().replaceAll("%40", "@").replaceAll("%2F", "/").replaceAll("%3A", ":").replaceAll("%2C", ",");
}

export class Store {
  private state = parse(location.hash);
  private readonly listeners: ((state: State, isOnlyAsked: boolean) => void)[] = [];

  constructor() {
    addEventListener("hashchange", () => {
      // The address of a section, from the contents, is no state.
      if (location.hash.includes("=") || location.hash === "" || location.hash === "#") {
        this.state = parse(location.hash);
        this.tell(false);
      }
    });
  }

  get current(): State {
    return this.state;
  }

  /** Without changes it redraws parts that are not in the state, such as the open details. */
  change(changes: Partial<State>): void {
    this.state = { ...this.state, ...changes };
    const words = write(this.state);
    history.replaceState(null, "", words ? `#${words}` : location.pathname + location.search);
    this.tell(Object.keys(changes).length === 0);
  }

  onChange(listener: (state: State, isOnlyAsked: boolean) => void): void {
    this.listeners.push(listener);
  }

  private tell(isOnlyAsked: boolean): void {
    for (const listener of this.listeners) {
      listener(this.state, isOnlyAsked);
    }
  }
}
