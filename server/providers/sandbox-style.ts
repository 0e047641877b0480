/** The style of the pages of both local providers: plain, and clearly different from the shop. */
export const STYLE = `
:root { color-scheme: light; --ink: #1d2330; --soft: #596274; --line: #c4cad6; --paper: #fff; --ground: #eef1f6;
  --accent: #3b4cca; --bad: #b3261e; }
* { box-sizing: border-box; }
body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; padding: 24px 16px;
  background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { inline-size: min(440px, 100%); padding: 28px 24px; background: var(--paper); border-radius: 16px;
  box-shadow: 0 12px 40px rgb(29 35 48 / 12%); }
h1 { margin: 0; font-size: 20px; }
.sum { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 4px 16px; margin: 8px 0 16px; }
.amount { font-size: 28px; font-weight: 600; }
.soft, .hint { color: var(--soft); font-size: 14px; }
.hint { margin: 4px 0 0; }
.test { margin: 0 0 20px; padding: 10px 12px; border-radius: 10px; background: #fff4d6; font-size: 14px; }
h1 + .test { margin-block-start: 12px; }
.alert { margin: 0 0 16px; padding: 10px 12px; border-radius: 10px; background: #fde8e6; color: var(--bad); }
.field { margin-block-end: 16px; }
label { display: block; margin-block-end: 4px; font-weight: 500; }
input { inline-size: 100%; min-block-size: 48px; padding: 10px 12px; border: 1px solid #7a8394; border-radius: 10px;
  font: inherit; color: inherit; background: var(--paper); }
input[aria-invalid='true'] { border-color: var(--bad); }
.problem { margin: 4px 0 0; color: var(--bad); font-size: 14px; }
.row { display: grid; grid-template-columns: 1fr 1fr; gap: 0 12px; }
[type='checkbox'] { inline-size: 24px; min-block-size: 24px; margin: 0; flex: none; }
.check { display: flex; align-items: center; gap: 10px; margin: 0 0 16px; }
.check label { margin: 0; padding-block: 10px; font-weight: 400; }
button, .button { display: block; inline-size: 100%; min-block-size: 52px; padding: 12px 16px; border: 0; border-radius: 10px;
  background: var(--accent); color: #fff; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.cancel { display: block; margin: 16px 0; padding: 8px; text-align: center; color: var(--ink); }
button.cancel, .example { background: none; font-weight: 400; color: var(--ink); }
button.cancel { text-decoration: underline; }
.example { margin-block-start: 8px; border: 1px solid #7a8394; text-align: start; }
.example span { display: block; color: var(--soft); font-size: 14px; }
fieldset { margin: 0 0 16px; padding: 0; border: 0; }
legend { padding: 0; margin-block-end: 8px; font-weight: 500; }
.person { display: flex; gap: 12px; align-items: start; padding: 10px 0; border-block-end: 1px solid var(--line); }
.person input { inline-size: 24px; min-block-size: 24px; margin: 0; flex: none; }
.person label { margin: 0; font-weight: 400; overflow-wrap: anywhere; }
.person label > * { display: block; }
form > .hint { margin-block-end: 16px; }
details { border-block-start: 1px solid var(--line); padding-block-start: 12px; font-size: 14px; }
summary { cursor: pointer; padding: 6px 0; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 8px 0 0; }
dt { font-variant-numeric: tabular-nums; white-space: nowrap; }
dd { margin: 0; color: var(--soft); }
@media (max-width: 360px) { .row, dl { grid-template-columns: 1fr; } }
`
