import "./styles/page.css";
import "./styles/choice.css";
import "./styles/ranking.css";
import "./styles/sections.css";
import "./styles/probes.css";
import "./styles/print.css";
import { readData } from "./data/model";
import type { PageData } from "./data/model";
import { App } from "./page/app";
import { h } from "./page/dom";

const page = document.getElementById("page")!;
try {
  const data: PageData = await readData();
  new App(page, data).start();
} catch (error) {
  page.replaceChildren(h("p", { class: "noscript", role: "alert" }, `This report cannot be shown: ${(error as Error).message}`));
  throw error;
}
