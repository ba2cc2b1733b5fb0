import { html } from 'hono/html';
import type { Markup } from '../page.ts';

export function framePage(): Markup {
  return html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <title>Human check</title>
        <link rel="stylesheet" href="/turnstile/frame.css" />
      </head>
      <body>
        <main data-state="working">
          <label hidden><input type="checkbox" />Verify you are human</label>
          <p role="status">Verifying…</p>
          <small>Sandbox</small>
        </main>
        <script src="/turnstile/frame.js"></script>
      </body>
    </html>`;
}

export const frameCss = `
html, body { margin: 0; height: 100%; background: transparent; }
main { box-sizing: border-box; height: 100%; padding: 0 12px; display: flex; align-items: center; gap: 12px; border: 1px solid #7b8492;
  background: #fafafa; color: #1b1f24; font: 14px/1.3 system-ui, sans-serif; }
p { margin: 0; flex: 1; }
label { display: flex; align-items: center; gap: 10px; flex: 1; min-height: 44px; cursor: pointer; }
label[hidden] { display: none; }
input { width: 24px; height: 24px; margin: 0; }
main[data-state='passed'] p::before { content: '✓ '; color: #15724b; }
main[data-state='failed'] p { color: #b3122a; }
small { color: #5b6471; }
:focus-visible { outline: 3px solid #0b57a4; outline-offset: 2px; }
main[data-theme='dark'] { background: #22262d; color: #eceff3; border-color: #8a93a1; }
main[data-theme='dark'] small { color: #b6bec9; }
main[data-theme='dark'][data-state='failed'] p { color: #ff9aa8; }
@media (prefers-color-scheme: dark) {
  main[data-theme='auto'] { background: #22262d; color: #eceff3; border-color: #8a93a1; }
  main[data-theme='auto'] small { color: #b6bec9; }
  main[data-theme='auto'][data-state='failed'] p { color: #ff9aa8; }
}
`;
