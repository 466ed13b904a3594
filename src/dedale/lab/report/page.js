// Which language and colours are shown, and what marks of drawings say.
const root = document.documentElement;
const night = matchMedia("(prefers-color-scheme: dark)");
const tip = document.querySelector(".tip");
const kept = (key) => {
  try {
    return localStorage.getItem(`dedale.lab.${key}`);
  } catch {
    return null; // files may have no storage
  }
};
const keep = (key, value) => {
  try {
    localStorage.setItem(`dedale.lab.${key}`, value);
  } catch {
    // it is forgotten with the page
  }
};

function press(buttons, chosen, of) {
  for (const button of document.querySelectorAll(buttons)) {
    button.setAttribute("aria-pressed", String(of(button.dataset) === chosen));
  }
}

function speak(language) {
  root.lang = language;
  press("[data-speak]", language, (data) => data.speak);
  document.title = document.querySelector(`h1 [lang="${language}"]`).textContent;
}

function dress(theme) {
  root.dataset.theme = theme;
  press("[data-dress]", theme, (data) => data.dress);
}

const known = ["en", "fr", "de"];
const wanted = [kept("language"), ...navigator.languages.map((tag) => tag.slice(0, 2))];
speak(wanted.find((language) => known.includes(language)) ?? "en");
const day = () => (night.matches ? "dark" : "light");
dress(kept("theme") ?? day());
night.addEventListener("change", () => kept("theme") ?? dress(day()));

document.addEventListener("click", ({ target }) => {
  const { speak: language, dress: theme } = target.closest("button")?.dataset ?? {};
  if (language) {
    speak(language);
    keep("language", language);
  }
  if (theme) {
    dress(theme);
    keep("theme", theme);
  }
});

for (const kind of ["pointerover", "pointerdown"]) {
  document.addEventListener(kind, ({ target, clientX, clientY }) => {
    const says = target.closest("[data-tip]")?.dataset.tip;
    tip.hidden = !says;
    if (!says) return;
    tip.textContent = says;
    const { width, height } = tip.getBoundingClientRect();
    tip.style.left = `${Math.max(4, Math.min(clientX + 12, innerWidth - width - 4))}px`;
    tip.style.top = `${clientY - height - 12 < 0 ? clientY + 16 : clientY - height - 12}px`;
  });
}

addEventListener("beforeprint", () => {
  for (const shut of document.querySelectorAll("details")) shut.open = true;
});
