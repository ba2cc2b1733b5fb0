import { html } from 'hono/html';

export interface Letter {
  subject: string;
  /** Plain text; empty ones are left out. */
  paragraphs: readonly string[];
  /** Absent where there is no page to open. */
  link?: { label: string; url: string };
}

/** Plain text and HTML of a letter; everything in the HTML is escaped. */
export async function writeLetter({
  subject,
  paragraphs,
  link,
}: Letter): Promise<{ subject: string; text: string; html: string }> {
  const said = paragraphs.filter((paragraph) => paragraph !== '');
  const text = [...said, ...(link ? [`${link.label}: ${link.url}`] : []), 'Tele'].join('\n\n');
  const page = await html`<!doctype html>
    <html lang="en-AU">
      <body>
        ${said.map((paragraph) => html`<p>${paragraph}</p>`)}
        ${link ? html`<p><a href="${link.url}">${link.label}</a></p>` : ''}
        <p>Tele</p>
      </body>
    </html>`;
  return { subject, text, html: page.toString() };
}
