import { html, raw } from 'hono/html';

export interface Letter {
  subject: string;
  /** Plain text; empty ones are left out. */
  paragraphs: readonly string[];
  /** What belongs together in rows, after the first paragraphs; none in most letters. */
  facts?: readonly { label: string; text: string }[];
  /** Absent where there is no page to open. */
  link?: { label: string; url: string };
}

/** The colours of the tokens: a mail client knows no variables. Dark ones stand in the sheet, for clients that read one. */
const sheet = `:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #121c19 !important; }
  .sheet { background: #182420 !important; border-color: #33433e !important; color: #e7eeeb !important; }
  .fact { border-color: #33433e !important; }
  .muted { color: #a9b8b2 !important; }
}`;
const body = 'margin:0;padding:24px 12px;background:#f6f9f8';
const card =
  'max-width:560px;margin:0 auto;background:#ffffff;border:1px solid #d9e2df;border-radius:12px;color:#1b2925;' +
  'font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
const inner = 'padding:24px 28px';
const title = 'margin:16px 0 12px;font-size:21px;line-height:1.3;font-weight:600';
const row = 'padding:10px 0;border-top:1px solid #d9e2df;vertical-align:top';
const button =
  'display:inline-block;padding:11px 18px;border-radius:8px;background:#1d6957;color:#ffffff;text-decoration:none;font-weight:600';

/** Plain text and HTML of a letter, with the same words; everything in the HTML is escaped. One column of tables, for clients without CSS. */
export async function writeLetter({
  subject,
  paragraphs,
  facts = [],
  link,
}: Letter): Promise<{ subject: string; text: string; html: string }> {
  const said = paragraphs.filter((paragraph) => paragraph !== '');
  const listed = facts.map(({ label, text }) => `${label}: ${text}`);
  const text = [...said, ...listed, ...(link ? [`${link.label}: ${link.url}`] : []), 'Tele'].join('\n\n');
  const page = await html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        <style>
          ${raw(sheet)}
        </style>
      </head>
      <body class="page" style="${body}">
        <table role="presentation" class="sheet" width="100%" cellspacing="0" cellpadding="0" style="${card}">
          <tr>
            <td style="${inner}">
              <div style="font-weight:700">Tele</div>
              <h1 style="${title}">${subject}</h1>
              ${said.map((paragraph) => html`<p style="margin:0 0 14px">${paragraph}</p>`)}
              ${
                facts.length > 0
                  ? html`<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px">
                      ${facts.map(
                        (one) =>
                          html`<tr>
                            <th
                              class="fact muted"
                              scope="row"
                              align="left"
                              style="${row};width:38%;padding-right:12px;font-weight:400;color:#566862"
                            >
                              ${one.label}
                            </th>
                            <td class="fact" style="${row}">${one.text}</td>
                          </tr>`,
                      )}
                    </table>`
                  : ''
              }
              ${link ? html`<p style="margin:0"><a href="${link.url}" style="${button}">${link.label}</a></p>` : ''}
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  return { subject, text, html: page.toString() };
}
