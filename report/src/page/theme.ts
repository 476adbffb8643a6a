// Dark or light: the system's setting, unless the reader chooses. The choice is stored where the browser allows it for a file.

const key = "goldilocks-theme";
const themes = ["auto", "light", "dark"] as const;
type Theme = (typeof themes)[number];

let theme: Theme = remembered();
apply();

export const currentTheme = (): Theme => theme;

export function nextTheme(): void {
  theme = themes[(themes.indexOf(theme) + 1) % themes.length]!;
  apply();
  try {
    localStorage.setItem(key, theme);
  } catch {
    // A browser may keep a file from storing anything; then the choice lasts as long as the page.
  }
}

function remembered(): Theme {
  try {
    const found = localStorage.getItem(key);
    return themes.find(name => name === found) ?? "auto";
  } catch {
    return "auto";
  }
}

function apply(): void {
  if (theme === "auto") {
    delete document.documentElement.dataset["theme"];
  } else {
    document.documentElement.dataset["theme"] = theme;
  }
}
