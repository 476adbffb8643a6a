// The answer: this one, because; what to know before choosing it; second best; and why not the others. Without a question, the fastest in their order.

import { commandOf, limitText, listed, placesOf } from "../choosing/address";
import type { Asked, Choice, Judged } from "../choosing/combine";
import { obstacles } from "../choosing/combine";
import { change, kindName, origin, remedy, said, saidInterval, separated, sentence } from "../choosing/words";
import type { Evidence } from "../data/model";
import { idOf, labelOf } from "../data/model";
import { count, ratio, time } from "../data/units";
import { h } from "../page/dom";
import type { Child } from "../page/dom";
import { marks, nameWithMarks } from "../page/marks";
import type { View } from "../page/view";

/** Excluded and unknown ones beyond so many are folded. */
const shownFirst = 3;

/** So many of the fastest are named where nothing is asked. */
const shownFastest = 6;

export function decision(view: View): Child[] {
  const { choice } = view;
  if (!choice) {
    return [h("p", { class: "kicker" }, "No answer"), h("h1", { "data-mistake": "" }, "This question has no answer."), h("p", { class: "lead" }, view.mistake), command(view)];
  }
  if (!view.isAsked) {
    return fastest(view, choice);
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

/** The fastest is no answer to a question that was not asked. */
function fastest(view: View, choice: Choice): Child[] {
  const ranked = [...choice.eligible].sort((left, right) => left.score!.time.value - right.score!.time.value || left.index - right.index);
  const rank = ({ score }: Judged) => `${score!.rank.isShared ? "=" : ""}${score!.rank.number}`;
  return [
    h("p", { class: "kicker" }, kicker(view, choice)),
    h("h1", null, "Fastest"),
    h("p", { class: "against" }, `Times against ${choice.basis.baseline}; no constraint is given yet, so this is a ranking and not a choice.`),
    h("ol", { class: "fastest" }, ranked.slice(0, shownFastest).map(one => h("li", { "data-id": idOf(one.candidate) }, h("span", { class: "place-of" }, rank(one)), " ", named(view, one), " ", h("small", { class: "speed" }, one.index === choice.basis.baselineCandidate ? "the baseline" : sentence(one.score!.time.value))))),
    h("p", { class: "lead" }, "Which one is right depends on what you need: say what it is for, or switch on what it must meet. ", h("a", { href: "#ranking" }, `All ${count(ranked.length)} in the ranking`), "."),
    command(view),
  ];
}

function kicker(view: View, choice: Choice): string {
  const places = placesOf(view.run.choice, choice.basis);
  const reads = choice.wishes.reads;
  return `${places.length > 3 ? `${places.slice(0, 2).join(", ")} and ${places.length - 2} more workloads` : places.join(", ")} · a write and ${reads === 1 ? "a read" : `${reads} reads`} · best in ${choice.wishes.aim}`;
}

const part = (name: string, title: string, ...children: Child[]): HTMLElement => h("section", { class: `part-of ${name}`, "aria-label": title }, h("h2", { class: "small" }, title), children);

const named = (view: View, judged: Judged): HTMLElement => nameWithMarks(view, judged.candidate);

function answer(view: View, choice: Choice, chosen: Judged): Child[] {
  const asked = chosen.verdicts.filter(verdict => verdict.option !== "");
  return [
    h("h1", null, "Choose ", h("em", null, labelOf(chosen.candidate)), h("span", { class: "version" }, ` ${chosen.candidate.version}`), marks(view, chosen.candidate)),
    h("p", { class: "worth" }, worth(choice, chosen)),
    tie(choice),
    chosen.isAllowed && obstacles(chosen).length > 0 ? h("p", { class: "warning" }, h("b", null, "You allowed it in spite of: "), obstacles(chosen).map(verdict => evidence(verdict))) : null,
    asked.length > 0 ? part("reasons", "Why it fits", h("ul", { class: "evidence" }, asked.map(verdict => h("li", { class: verdict.answer }, evidence(verdict))))) : null,
    chosen.candidate.cautions.length > 0 ? part("cautions", "Before you choose it", h("ul", { class: "evidence" }, chosen.candidate.cautions.map(caution => h("li", { class: "caution" }, text(caution))))) : null,
  ];
}

/** The same figures as the command prints, and the bare ratio beside them. */
function worth(choice: Choice, judged: Judged): Child[] {
  const [{ time: of, allocation }, { startNanoseconds }] = [judged.score!, judged.candidate];
  const { number, words } = said(of.value);
  const range = saidInterval(of);
  const start = choice.wishes.aim === "start" && startNanoseconds !== undefined ? `, ${time(startNanoseconds)} from start to exit` : "";
  if (judged.index === choice.basis.baselineCandidate) {
    return [h("b", { "data-time": of.value }, "the baseline"), " of these ratios", start, "."];
  }
  return [
    h("b", { "data-time": of.value }, number, number ? " " : "", words), ` as ${choice.basis.baseline}`, range ? [" ", h("span", { class: "interval" }, `[${range}]`)] : null, " ", h("span", { class: "bare" }, `ratio ${ratio(of.value)}`),
    `, with ${ratio(judged.size!)} of its bytes and ${ratio(allocation)} of its allocation`,
    start, ".",
  ];
}

function tie(choice: Choice): Child {
  const second = choice.tie ? labelOf(choice.eligible[1]!.candidate) : "";
  return choice.tie ? h("p", { class: "tie" }, `A tie: ${isExact(choice) ? `${second} is equal in that` : `the measurement cannot tell it from ${second}`}. It comes first because ${choice.tie}.`) : null;
}

/** Bytes and allocations are counted, so that only equal ones are tied. */
const isExact = ({ wishes }: Choice): boolean => wishes.aim === "size" || wishes.aim === "allocation";

/** In the quantity of the aim; the ratio of two ratios to one baseline is that of the two. */
function ofSecond({ wishes, eligible: [chosen] }: Choice, second: Judged): number {
  const amount = ({ size, score, candidate }: Judged) => (wishes.aim === "size" ? size! : wishes.aim === "allocation" ? score!.allocation : wishes.aim === "start" ? candidate.startNanoseconds! : score!.time.value);
  return amount(chosen!) === amount(second) ? 1 : amount(chosen!) / amount(second);
}

function runnerUp(view: View, choice: Choice, second: Judged): Child {
  return h("section", { class: "part-of second", "aria-label": "Second best", "data-id": idOf(second.candidate) }, h("h2", { class: "small" }, "Second best"), h("p", null, named(view, second), `. The choice ${separated(ofSecond(choice, second), choice.wishes.aim)}`,
    choice.tie ? isExact(choice) ? ": the two are equal in that." : ": the measurement cannot tell the two apart." : isExact(choice) ? "." : ", which is more than noise."));
}

/** The order of the choice, which is not only that of time: among ties, the safer comes first. */
function fitting(view: View, choice: Choice): Child {
  return choice.eligible.length < 3 ? null : h("details", { class: "part-of others fitting", "data-key": "fitting" },
    h("summary", { "data-key": "fitting-summary" }, `All ${count(choice.eligible.length)} that fit, best first`),
    h("ol", null, choice.eligible.map(one => h("li", { "data-id": idOf(one.candidate) }, named(view, one), speed(one)))));
}

function move(view: View, choice: Choice): Child {
  const { from, lost, eligible: [chosen] } = choice;
  if (!from) {
    return null;
  }
  const whyNot = !chosen ? "nothing fits, so there is nothing to move to" : chosen === from ? "it is the choice"
    : from.score ? undefined : `the gain is not known: ${obstacles(from)[0]?.evidence.text ?? "it has no launch in common with the baseline"}`;
  const gain = (now: number, old: number) => change(old === 0 ? 0 : now / old - 1);
  return part("move", "What moving would bring", h("p", null, "From ", named(view, from), whyNot === undefined
    ? `: time ${gain(chosen!.score!.time.value, from.score!.time.value)}, bytes ${gain(chosen!.size!, from.size!)}, allocation ${gain(chosen!.score!.allocation, from.score!.allocation)}. ` : `: ${whyNot}. `,
    lost.length === 0 ? whyNot === undefined ? "Nothing recorded is lost." : "" : ["Lost: ", lost.map((verdict, index) => [index > 0 ? "; " : "", evidence(verdict)]), "."]));
}

function nothing(view: View, choice: Choice): Child[] {
  const miss = choice.nearestMiss;
  return [
    h("h1", null, "Nothing is known to fit."),
    miss ? part("miss", "The nearest miss", h("p", { class: "worth" }, named(view, miss), ": ", worth(choice, miss)),
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

const speed = ({ score }: Judged): Child => (score ? h("small", { class: "speed" }, ` ${sentence(score.time.value)}`) : null);

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

function evidence(verdict: Asked): Child[] {
  return [verdict.option ? h("code", null, verdict.option) : null, verdict.option ? " " : null, text(verdict.evidence), verdict.limit === undefined ? null : `; ${limitText(verdict.limit)}`,
    verdict.answer === "unknown" ? null : h("small", { class: "kind" }, ` ${kindName[verdict.kind]}`)];
}

function text({ text: words, source, date, made }: Evidence): Child[] {
  const isAddress = source?.startsWith("https://");
  return [words, source ? h("small", { class: "origin-of" }, " ", isAddress ? h("a", { href: source, rel: "noreferrer noopener" }, source.replace(/^https:\/\/(www\.)?/, "").replace(/\/$/, "")) : origin({ text: "", source }).trim().slice(1, -1), date ? `, ${date}` : "", made ? `, ${made}` : "") : null];
}

function command(view: View): Child {
  const line = commandOf(view.run.choice, view.wishes, view.run.name, view.data.startups.map(({ name }) => name));
  return h("p", { class: "command" }, h("span", null, "The same on the command line"), h("code", null, line),
    view.state.allow ? h("button", { type: "button", class: "quiet", "data-key": "allow-none", click: () => view.store.change({ allow: "" }) }, "Allow none") : null);
}
