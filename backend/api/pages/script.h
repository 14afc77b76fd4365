// SPDX-License-Identifier: GPL-3.0-or-later
// The script of the pages about the API: a search in the contents and a copy button for each example. Pages
// are complete without it, so it creates its own controls.
#pragma once

namespace triage::api::pages {

inline constexpr char pageScript[] = R"js(
"use strict";
(() => {
  const make = (tag, attributes, text) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.textContent = text ?? "";
    return element;
  };

  const copied = (text) => {
    if (navigator.clipboard) return navigator.clipboard.writeText(text);
    // Without TLS browsers have no clipboard for pages.
    const area = make("textarea", {}, text);
    document.body.append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    return done ? Promise.resolve() : Promise.reject();
  };
  for (const block of document.querySelectorAll("pre")) {
    const button = make("button", { type: "button", class: "copy", "aria-label": "Copy the example" }, "Copy");
    const frame = make("div", { class: "example" });
    block.replaceWith(frame);
    frame.append(block, button);
    button.addEventListener("click", () => {
      copied(block.textContent).then(() => "Copied", () => "Not copied").then((word) => {
        button.textContent = word;
        setTimeout(() => { button.textContent = "Copy"; }, 2000);
      });
    });
  }

  const contents = document.querySelector("nav > div");
  if (!contents) return;
  const sectionWords = (id) => {
    const heading = document.getElementById(id);
    let words = heading ? heading.textContent : "";
    for (let next = heading?.nextElementSibling; next && !/^H[123]$/.test(next.tagName); next = next.nextElementSibling)
      if (!next.matches("details, dl, .example, .soft")) words += " " + next.textContent; // these are alike everywhere
    return words;
  };
  const leaves = [...contents.querySelectorAll("li")].filter((item) => !item.querySelector("ul"));
  const wordsOf = new Map();
  const words = (item) => {
    if (!wordsOf.has(item)) {
      const link = item.querySelector("a");
      const target = link?.getAttribute("href") ?? "";
      const own = item.textContent + " " + target + " " + (item.dataset.words ?? "");
      wordsOf.set(item, (own + " " + (target.startsWith("#") ? sectionWords(target.slice(1)) : "")).toLowerCase());
    }
    return wordsOf.get(item);
  };
  const field = make("input", { type: "search", placeholder: "Search (/)", "aria-label": "Search the documentation" });
  const count = make("p", { class: "soft", role: "status" });
  contents.prepend(field, count);
  field.addEventListener("input", () => {
    const wanted = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    for (const item of leaves) {
      item.hidden = !wanted.every((word) => words(item).includes(word));
      found += item.hidden ? 0 : 1;
    }
    for (const group of contents.querySelectorAll("li")) {
      if (group.querySelector("ul")) group.hidden = !group.querySelector("ul li:not([hidden])");
    }
    count.textContent = wanted.length ? `${found} found` : "";
  });
  field.addEventListener("keydown", (event) => {
    const first = leaves.find((item) => !item.hidden);
    if (event.key === "Enter" && field.value && first) first.querySelector("a").click();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input")) return;
    event.preventDefault();
    field.focus();
  });
})();
)js";

} // namespace triage::api::pages
