// A few lines instead of a framework: the page is drawn from state as a whole, and a section takes a millisecond.

export type Child = Node | string | number | null | undefined | false | Child[];
type Attributes = Record<string, string | number | boolean | undefined | ((event: Event) => void)>;

export function h<K extends keyof HTMLElementTagNameMap>(tag: K, attributes?: Attributes | null, ...children: Child[]): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (typeof value === "function") {
      element.addEventListener(name, value);
    } else if (value === true) {
      element.setAttribute(name, "");
    } else if (value !== false && value !== undefined) {
      element.setAttribute(name, String(value));
    }
  }
  append(element, children);
  return element;
}

export function append(parent: Node, children: Child[]): void {
  for (const child of children) {
    if (Array.isArray(child)) {
      append(parent, child);
    } else if (child !== null && child !== undefined && child !== false) {
      parent.appendChild(typeof child === "object" ? child : document.createTextNode(String(child)));
    }
  }
}

/** A section of the page with its heading; the id is where the contents link to. */
export function section(id: string, title: string, lead: Child, ...children: Child[]): HTMLElement {
  return h("section", { id, "aria-labelledby": `${id}-title` }, h("h2", { id: `${id}-title` }, title), lead ? h("p", { class: "lead" }, lead) : null, ...children);
}

/** The figures behind a chart, for readers that use a screen reader, or that want the digits. */
export function figures(key: string, summary: string, head: string[], rows: Child[][]): HTMLElement {
  return h("details", { class: "figures", "data-key": key },
    h("summary", { "data-key": `${key}-summary` }, summary),
    h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": summary }, plainTable(summary, head, rows)));
}

export function plainTable(caption: string, head: string[], rows: Child[][]): HTMLElement {
  return h("table", { class: "plain" },
    h("caption", { class: "unseen" }, caption),
    h("thead", null, h("tr", null, head.map(title => h("th", { scope: "col" }, title)))),
    h("tbody", null, rows.map(row => h("tr", null, row.map((cell, index) => index === 0 ? h("th", { scope: "row" }, cell) : h("td", null, cell))))));
}

/** Redraws, but keeps the focus and the open details. */
export function redraw(container: HTMLElement, draw: () => Child[]): void {
  const focused = (document.activeElement as HTMLElement | null)?.dataset["key"];
  const open = new Set([...container.querySelectorAll<HTMLDetailsElement>("details[open][data-key]")].map(details => details.dataset["key"]));
  const fragment = document.createDocumentFragment();
  append(fragment, draw());
  container.replaceChildren(fragment);
  for (const details of container.querySelectorAll<HTMLDetailsElement>("details[data-key]")) {
    details.open ||= open.has(details.dataset["key"]);
  }
  if (focused) {
    container.querySelector<HTMLElement>(`[data-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  }
}
