// The answer: this one, because; what to know before choosing it; second best; and why not the others.

import { commandOf, listed } from "../choosing/address";
import type { Choice } from "../choosing/chooser";
import type { Asked, Evidence } from "../choosing/model";
import { placeName } from "../choosing/model";
import type { Judged } from "../choosing/weighing";
import { obstacles, timeInterval } from "../choosing/weighing";
import { change, kindName, origin, remedy, said, saidInterval, separated, sentence } from "../choosing/words";
import type { RowKey } from "../data/model";
import { idOf } from "../data/model";
import { count, ratio, time } from "../data/units";
import { h } from "../page/dom";
import type { Child } from "../page/dom";
import { marks, nameWithMarks } from "../page/marks";
import type { View } from "../page/view";

/** Excluded and unknown ones beyond so many are folded. */
const shownFirst = 3;

export function decision(view: View): Child[] {
  const { choice } = view;
  if (!choice) {
    return [h("p", { class: "kicker" }, "No answer"), h("h1", { "data-mistake": "" }, "This question has no answer."), h("p", { class: "lead" }, view.mistake), command(view)];
  }
  const [chosen, second] = choice.eligible;
  return [
    h("div", { class: "chosen", "data-choice": chosen ? idOf(chosen.candidate) : "" },
      h("p", { class: "kicker" }, kicker(view, choice)),
      chosen ? answer(view, choice, chosen) : nothing(view, choice)),
    chosen && second ? runnerUp(view, choice, second) : null,
    move(view, choice),
    choice.frontier.length > 1 ? part("frontier", "Not beaten in both time and size", h("p", { class: "names" }, choice.frontier.map((judged, index) => [index > 0 ? ", " : "", h("span", { "data-id": idOf(judged.candidate) }, named(view, judged))]))) : null,
    fitting(view, choice),
    list(view, "excluded", "Excluded", "the fastest first", choice.excluded),
    list(view, "unknown", "Not known, and so not chosen", "the fastest first", choice.unknown),
    command(view),
  ];
}

function kicker(view: View, choice: Choice): string {
  const places = choice.counted.map(index => placeName(view.run.choice.places[index]!));
  const reads = choice.wishes.reads;
  return `${places.length > 3 ? `${places.slice(0, 2).join(", ")} and ${places.length - 2} more workloads` : places.join(", ")} · a write and ${reads === 1 ? "a read" : `${reads} reads`} · best in ${choice.wishes.aim}`;
}

const part = (name: string, title: string, ...children: Child[]): HTMLElement => h("section", { class: `part-of ${name}`, "aria-label": title }, h("h2", { class: "small" }, title), children);

const named = (view: View, judged: Judged): HTMLElement => nameWithMarks(view, judged.candidate);

function answer(view: View, choice: Choice, chosen: Judged): Child[] {
  const asked = chosen.verdicts.filter(verdict => verdict.option !== "");
  return [
    h("h1", null, "Choose ", h("em", null, bare(chosen.candidate)), h("span", { class: "version" }, ` ${chosen.candidate.version}`), marks(view, chosen.candidate)),
    h("p", { class: "worth" }, worth(view, choice, chosen)),
    tie(choice),
    chosen.isAllowed && obstacles(chosen).length > 0 ? h("p", { class: "warning" }, h("b", null, "You allowed it in spite of: "), obstacles(chosen).map(verdict => evidence(verdict))) : null,
    asked.length > 0 ? part("reasons", "Why it fits", h("ul", { class: "evidence" }, asked.map(verdict => h("li", { class: verdict.answer }, evidence(verdict))))) : null,
    chosen.candidate.cautions.length > 0 ? part("cautions", "Before you choose it", h("ul", { class: "evidence" }, chosen.candidate.cautions.map(caution => h("li", { class: "caution" }, text(caution))))) : null,
  ];
}

const bare = (row: RowKey): string => `${row.serializer}${row.variant ? ` (${row.variant})` : ""}${row.condition ? `, ${row.condition}` : ""}`;

/** The same figures as the command prints, and the bare ratio beside them. */
function worth(view: View, choice: Choice, judged: Judged): Child[] {
  const score = judged.score!;
  const { number, words } = said(score.time);
  const range = saidInterval(timeInterval(score));
  const baselines = [...new Set(choice.counted.map(place => view.run.choice.candidates[view.run.choice.places[place]!.baseline!]!.label))].join(" and ");
  return [
    h("b", { "data-time": score.time }, number, number ? " " : "", words), ` as ${baselines}`, range ? [" ", h("span", { class: "interval" }, `[${range}]`)] : null, " ", h("span", { class: "bare" }, `ratio ${ratio(score.time)}`),
    `, with ${ratio(score.size)} of its bytes and ${ratio(score.allocation)} of its allocation`,
    choice.wishes.aim === "start" && score.startNanoseconds !== undefined ? `, ${time(score.startNanoseconds)} from start to exit` : "",
    choice.wishes.aim === "cost" ? `, ${new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(score.moneyPerMonth!)} a month` : "", ".",
  ];
}

function tie(choice: Choice): Child {
  return choice.separation && !choice.separation.isMoreThanNoise
    ? h("p", { class: "tie" }, `A tie: the measurement cannot tell it from ${bare(choice.eligible[1]!.candidate)}. It comes first because ${choice.separation.rule}.`) : null;
}

function runnerUp(view: View, choice: Choice, second: Judged): Child {
  const separation = choice.separation!;
  return h("section", { class: "part-of second", "aria-label": "Second best", "data-id": idOf(second.candidate) }, h("h2", { class: "small" }, "Second best"), h("p", null, named(view, second), `. The choice ${separated(separation, choice.wishes.aim)}`,
    separation.isMoreThanNoise ? ", which is more than noise." : ": the measurement cannot tell the two apart."));
}

/** The order of the choice, which is not only that of time: among ties, the safer comes first. */
function fitting(view: View, choice: Choice): Child {
  return choice.eligible.length < 3 ? null : h("details", { class: "part-of others fitting", "data-key": "fitting" },
    h("summary", { "data-key": "fitting-summary" }, `All ${count(choice.eligible.length)} that fit, best first`),
    h("ol", null, choice.eligible.map(one => h("li", { "data-id": idOf(one.candidate) }, named(view, one), speed(one)))));
}

function move(view: View, choice: Choice): Child {
  if (!choice.move) {
    return null;
  }
  const { from, gain, whyNot, lost } = choice.move;
  return part("move", "What moving would bring", h("p", null, "From ", named(view, from), gain ? `: time ${change(gain.time)}, bytes ${change(gain.size)}, allocation ${change(gain.allocation)}. ` : `: ${whyNot}. `,
    lost.length === 0 ? gain ? "Nothing recorded is lost." : "" : ["Lost: ", lost.map((verdict, index) => [index > 0 ? "; " : "", evidence(verdict)]), "."]));
}

function nothing(view: View, choice: Choice): Child[] {
  const miss = choice.nearestMiss;
  return [
    h("h1", null, "Nothing is known to fit."),
    miss ? part("miss", "The nearest miss", h("p", { class: "worth" }, named(view, miss), ": ", worth(view, choice, miss)),
      h("ul", { class: "evidence" }, obstacles(miss).map(verdict => h("li", { class: verdict.answer }, evidence(verdict), " ", h("span", { class: "remedy" }, remedy(verdict)), leaveOut(view, verdict)))))
      : h("p", { class: "lead" }, "No serializer was measured on every workload that counts."),
  ];
}

function leaveOut(view: View, verdict: Asked): Child {
  const name = view.run.choice.requirements.find(requirement => requirement.option === verdict.option)?.name;
  return name ? [" ", h("button", { type: "button", class: "quiet", "data-key": `leave-${name}`, click: () => view.store.change({ need: listed(view.state.need).filter(other => other !== name).join(",") }) }, `Leave ${verdict.option} out`)] : null;
}

function list(view: View, name: "excluded" | "unknown", title: string, order: string, judged: Judged[]): Child {
  if (judged.length === 0) {
    return null;
  }
  const line = (one: Judged) => h("li", { "data-id": idOf(one.candidate) }, named(view, one), speed(one), " ", h("span", { class: "reason" }, reason(one, name), name === "unknown" ? findOut(one) : null), allow(view, one));
  const [first, rest] = [judged.slice(0, shownFirst), judged.slice(shownFirst)];
  return h("section", { class: `part-of others ${name}`, "aria-label": title }, h("h2", { class: "small" }, `${title}: ${count(judged.length)}`, h("small", null, ` ${order}`)),
    h("ul", null, first.map(line)),
    rest.length > 0 ? h("details", { "data-key": `rest-${name}` }, h("summary", { "data-key": `rest-${name}-summary` }, `${count(rest.length)} more`), h("ul", null, rest.map(line))) : null);
}

const speed = ({ score }: Judged): Child => (score ? h("small", { class: "speed" }, ` ${sentence(score.time)}`) : null);

function reason(judged: Judged, name: "excluded" | "unknown"): Child[] {
  const verdict = judged.verdicts.find(found => (name === "excluded" ? found.answer === "excluded" : found.answer !== "fits"));
  return verdict ? evidence(verdict) : ["it has no launch in common with the others on the workloads that count"];
}

function findOut(judged: Judged): Child {
  const verdict = obstacles(judged)[0];
  return verdict?.findOut ? [". Find out: ", h("code", null, verdict.findOut)] : null;
}

function allow(view: View, judged: Judged): Child {
  const { label } = judged.candidate;
  return judged.score && judged.verdicts.some(verdict => verdict.option !== "" && verdict.answer !== "fits")
    ? [" ", h("button", { type: "button", class: "quiet allow", "data-key": `allow-${label}`, "aria-label": `Allow ${label}`, click: () => view.store.change({ allow: [...listed(view.state.allow), label].join(",") }) }, "allow")] : null;
}

function evidence(verdict: Asked | (Asked & { option: string })): Child[] {
  return [verdict.option ? h("code", null, verdict.option) : null, verdict.option ? " " : null, text(verdict.evidence), verdict.answer === "unknown" ? null : h("small", { class: "kind" }, ` ${kindName[verdict.kind]}`)];
}

function text({ text: words, source, date }: Evidence): Child[] {
  const isAddress = source?.startsWith("https://");
  return [words, source ? h("small", { class: "origin-of" }, " ", isAddress ? h("a", { href: source, rel: "noreferrer noopener" }, source.replace(/^https:\/\/(www\.)?/, "").replace(/\/$/, "")) : origin({ text: "", source }).trim().slice(1, -1), date ? `, ${date}` : "") : null];
}

function command(view: View): Child {
  const line = commandOf(view.run.choice, view.wishes, view.run.name);
  return h("p", { class: "command" }, h("span", null, "The same on the command line"), h("code", null, line),
    view.state.allow ? h("button", { type: "button", class: "quiet", "data-key": "allow-none", click: () => view.store.change({ allow: "" }) }, "Allow none") : null);
}
