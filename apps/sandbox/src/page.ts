import { html } from 'hono/html';

export type Markup = ReturnType<typeof html>;

const style = html`
  <style>
    :root {
      color-scheme: light dark;
      --line: light-dark(#c9ced6, #4a515c);
      --soft: light-dark(#f3f5f8, #22262d);
      --link: light-dark(#0b57a4, #8ec1ff);
    }
    body {
      font:
        16px/1.5 system-ui,
        sans-serif;
      max-width: 60em;
      margin: 0 auto;
      padding: 0 16px 48px;
      overflow-wrap: anywhere;
      background: light-dark(#fff, #16191e);
      color: light-dark(#1b1f24, #eceff3);
    }
    a {
      color: var(--link);
    }
    .banner {
      margin: 0 -16px 24px;
      padding: 8px 16px;
      background: light-dark(#fff2c7, #4d3f10);
      text-align: center;
    }
    .scroll {
      overflow-x: auto;
    }
    .scroll .acts {
      flex-wrap: nowrap;
    }
    .scroll :is(th, td) {
      white-space: nowrap;
    }
    table {
      border-collapse: collapse;
      width: 100%;
      overflow-wrap: normal;
    }
    th,
    td {
      text-align: left;
      vertical-align: top;
      padding: 8px 12px 8px 0;
      border-bottom: 1px solid var(--line);
    }
    button,
    input:not([type='checkbox']) {
      font: inherit;
      color: inherit;
      min-height: 44px;
      padding: 8px 14px;
      border: 1px solid var(--line);
      border-radius: 8px;
      background: var(--soft);
      box-sizing: border-box;
    }
    input:not([type='checkbox']) {
      width: 100%;
      max-width: 24em;
    }
    input[type='checkbox'] {
      width: 20px;
      height: 20px;
      vertical-align: middle;
    }
    button {
      cursor: pointer;
      text-align: left;
    }
    label {
      display: block;
      margin: 12px 0 4px;
    }
    fieldset {
      border: 1px solid var(--line);
      border-radius: 8px;
      margin: 24px 0;
      padding: 8px 16px 16px;
    }
    ul.plain {
      list-style: none;
      padding: 0;
      display: grid;
      gap: 8px;
    }
    pre {
      white-space: pre-wrap;
      background: var(--soft);
      padding: 12px;
      border-radius: 8px;
    }
    .acts {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
    }
    iframe {
      width: 100%;
      min-height: 480px;
      border: 1px solid var(--line);
      border-radius: 8px;
      background: #fff;
    }
    :focus-visible {
      outline: 3px solid var(--link);
      outline-offset: 2px;
    }
  </style>
`;

export function page(title: string, body: Markup): Markup {
  return html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – Sandbox</title>
        ${style}
      </head>
      <body>
        <header class="banner">Sandbox: nothing here is real.</header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
}

/** The first cell names its row. */
export function table(heads: string[], rows: (string | Markup)[][], caption = ''): Markup {
  if (rows.length === 0) return html`<p>None yet.</p>`;
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${caption || 'Table'}">
    <table>
      ${
        caption &&
        html`<caption>
          ${caption}
        </caption>`
      }
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([name, ...cells]) =>
            html`<tr>
              <th scope="row">${name}</th>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

export function dollars(cents: number): string {
  return `${(cents / 100).toFixed(2)} AUD`;
}

/** Seconds since 1970, or an ISO instant. */
export function when(instant: number | string): string {
  const date = new Date(typeof instant === 'number' ? instant * 1000 : instant);
  return `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
