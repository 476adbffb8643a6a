// One small note beside a mark. The browser closes it with Escape or a click elsewhere, and gives the focus back.

import type { Mark } from "../data/model";
import { append, h } from "./dom";

const box = h("div", { class: "mark-note", popover: "auto", role: "dialog", "aria-label": "What the mark means" });
const gap = 6;

export function note(button: HTMLElement, serializer: string, mark: Mark): void {
  if (!box.isConnected) {
    document.body.append(box);
  }
  box.replaceChildren();
  append(box, [h("b", null, `${serializer}: ${mark.sign}`), h("p", null, mark.text),
    mark.source ? h("p", { class: "origin-of" }, mark.source.startsWith("https://") ? h("a", { href: mark.source, rel: "noreferrer noopener" }, mark.source) : mark.source, mark.date ? `, ${mark.date}` : "") : null]);
  box.showPopover();
  const at = button.getBoundingClientRect();
  box.style.left = `${Math.max(8, Math.min(at.left, innerWidth - box.offsetWidth - 8))}px`;
  box.style.top = `${at.bottom + gap + box.offsetHeight < innerHeight ? at.bottom + gap : Math.max(8, at.top - gap - box.offsetHeight)}px`;
}
