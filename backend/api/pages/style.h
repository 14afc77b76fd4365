// SPDX-License-Identifier: GPL-3.0-or-later
// The style sheet of all pages: readable in light and dark, on paper and on a phone.
#pragma once

namespace triage::api::pages {

inline constexpr char styleSheet[] = R"css(
:root {
  --paper: #ffffff; --ink: #1d2430; --soft: #5b6675; --line: #dfe3e9; --shade: #f5f7f9; --link: #0b5fbf;
  --get: #1b6e3c; --post: #0b5fbf; --put: #8a5a00; --patch: #7a3fa8; --delete: #b3261e;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14181f; --ink: #e4e8ee; --soft: #9aa6b5; --line: #2c3440; --shade: #1b212a; --link: #7db8ff;
    --get: #6fce93; --post: #7db8ff; --put: #e5b565; --patch: #cf9df2; --delete: #ff8f87;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body {
  margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 system-ui, "DejaVu Sans", sans-serif;
  text-size-adjust: 100%; -webkit-text-size-adjust: 100%;
}
main { max-width: 54rem; padding: 2rem 1.25rem 6rem; min-width: 0; }
.alone main { margin: 0 auto; }
.guide { display: grid; grid-template-columns: 19rem minmax(0, 1fr); }
.guide main { padding-left: 3rem; padding-right: 3rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 1rem; }
h2 { font-size: 1.45rem; line-height: 1.3; margin: 3.5rem 0 .75rem; padding-top: 1.25rem; border-top: 1px solid var(--line); }
h3 { font-size: 1.12rem; line-height: 1.4; margin: 3rem 0 .5rem; }
h4 { font-size: .82rem; margin: 1.75rem 0 .5rem; color: var(--soft); text-transform: uppercase; letter-spacing: .05em; }
p { margin: 0 0 .9rem; max-width: 44rem; }
a { color: var(--link); text-underline-offset: .15em; }
a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 2px; }
code, pre { font-family: ui-monospace, "DejaVu Sans Mono", monospace; font-size: .86em; }
p code, td code, dd code, li code { background: var(--shade); padding: .1em .3em; border-radius: 4px; overflow-wrap: anywhere; }
pre {
  background: var(--shade); border: 1px solid var(--line); border-radius: 6px; padding: .8rem 1rem; margin: 0 0 1rem;
  overflow-x: auto; line-height: 1.5; tab-size: 2;
}
pre code { font-size: .82rem; }
nav { border-right: 1px solid var(--line); background: var(--shade); font-size: .9rem; }
nav > div { position: sticky; top: 0; max-height: 100vh; overflow-y: auto; padding: 1.75rem 1.25rem; }
nav strong { display: block; font-size: 1.05rem; margin-bottom: .75rem; }
nav ul + strong { margin-top: 1.5rem; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li { margin: .2rem 0; }
nav > div > ul > li { margin: .5rem 0; }
nav > div > ul > li > a { font-weight: 600; color: var(--ink); }
nav ul ul { margin: .3rem 0 .9rem; }
nav ul ul a { display: flex; gap: .5rem; color: var(--ink); line-height: 1.35; padding: .15rem 0; }
nav a { text-decoration: none; }
nav a:hover { text-decoration: underline; }
nav .method { flex: 0 0 3.4rem; font-size: .68rem; line-height: 1.85; }
.method { font: 700 .8rem/1 ui-monospace, "DejaVu Sans Mono", monospace; letter-spacing: .02em; }
.get { color: var(--get); } .post { color: var(--post); } .put { color: var(--put); }
.patch { color: var(--patch); } .delete { color: var(--delete); }
.route { display: flex; flex-wrap: wrap; gap: .2rem .7rem; align-items: baseline; margin: 0 0 .8rem; }
.route .path { font-family: ui-monospace, "DejaVu Sans Mono", monospace; font-size: .9rem; overflow-wrap: anywhere; }
.prose h2 { margin-top: 2.25rem; }
.prose h3 { margin-top: 1.75rem; }
.prose ul, .prose ol { padding-left: 1.4rem; max-width: 44rem; }
.prose li { margin: .3rem 0; }
.prose td:first-child code { font-weight: 400; }
blockquote { margin: 0 0 1rem; padding: .1rem 1rem; border-left: 3px solid var(--link); background: var(--shade); }
blockquote p { margin: .5rem 0; }
[aria-current] { text-decoration: underline; }
.example { position: relative; }
.copy {
  position: absolute; top: .45rem; right: .45rem; padding: .15rem .6rem; border: 1px solid var(--line); border-radius: 5px;
  background: var(--paper); color: var(--soft); font: 600 .75rem/1.6 system-ui, sans-serif; cursor: pointer;
}
.copy:hover, .copy:focus-visible { color: var(--ink); border-color: var(--soft); }
nav input {
  width: 100%; margin: 0 0 .3rem; padding: .45rem .7rem; border: 1px solid var(--line); border-radius: 6px;
  background: var(--paper); color: var(--ink); font: inherit;
}
nav p { margin: 0 0 .6rem; min-height: 1.4em; }
nav li[hidden] { display: none; }
details { margin: 0 0 .4rem; }
summary { cursor: pointer; color: var(--soft); font-weight: 600; font-size: .88rem; padding: .2rem 0; }
.soft, .rules { color: var(--soft); }
.rules { font-size: .88rem; }
table { width: 100%; border-collapse: collapse; margin: 0 0 1rem; font-size: .93rem; }
th, td { text-align: left; vertical-align: top; padding: .5rem .9rem .5rem 0; border-top: 1px solid var(--line); }
th { font-weight: 600; border-top: 0; color: var(--soft); font-size: .85rem; }
tr > :last-child { padding-right: 0; }
td:first-child { width: 30%; overflow-wrap: anywhere; }
td:first-child code { background: none; padding: 0; font-weight: 600; }
td .rules { display: block; }
.rules strong { color: var(--ink); }
.list a { display: inline-block; margin-right: .9rem; }
dl { display: grid; grid-template-columns: 9rem minmax(0, 1fr); gap: .4rem 1rem; margin: 0 0 1.5rem; }
dt { color: var(--soft); } dd { margin: 0; }
.card { max-width: 30rem; margin: 12vh auto 0; padding: 0 1.25rem; text-align: center; }
.card p { margin-left: auto; margin-right: auto; }
.button {
  display: inline-block; margin: .75rem 0 1.5rem; padding: .7rem 1.5rem; border-radius: 8px; background: var(--link);
  color: var(--paper); font-weight: 600; text-decoration: none;
}
.button:hover { filter: brightness(1.1); }
@media (max-width: 60rem) {
  .guide { display: block; }
  .guide main { padding: 1.5rem 1.25rem 5rem; }
  nav { border-right: 0; border-bottom: 1px solid var(--line); }
  nav > div { position: static; max-height: none; padding: 1rem 1.25rem; }
  nav strong { margin-bottom: .4rem; }
  nav ul ul { display: none; }
  nav > div > ul { display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; }
  nav > div > ul > li { margin: 0; }
  nav > div > ul > li > a { display: inline-block; padding: .35rem 0; color: var(--link); }
}
@media (max-width: 34rem) {
  h1 { font-size: 1.6rem; } h2 { font-size: 1.3rem; }
  dl { display: block; } dd { margin-bottom: .6rem; }
  table, tbody, tr, td { display: block; }
  thead { display: none; }
  tr { border-top: 1px solid var(--line); padding: .5rem 0; }
  td { border: 0; padding: 0; }
  td:first-child { width: auto; }
  pre { margin-left: -.5rem; margin-right: -.5rem; }
}
@media print {
  nav { display: none; } .guide { display: block; } pre { white-space: pre-wrap; } h3 { break-after: avoid; }
}
)css";

} // namespace triage::api::pages
