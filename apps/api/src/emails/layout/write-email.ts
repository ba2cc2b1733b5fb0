import { html, raw } from 'hono/html';
import { appointmentBlock, whenOf, type EmailAppointment } from './appointment-block.ts';
import { brand } from './brand.ts';
import { look, sheet } from './look.ts';

export interface EmailContent {
  subject: string;
  /** Title in the body, when it may say more than the subject. */
  heading?: string;
  appointment?: EmailAppointment;
  paragraphs: readonly string[];
  facts?: readonly { label: string; text: string; url?: string; total?: true }[];
  link?: { label: string; url: string };
  second?: { label: string; url: string };
  /** After the link: consequences, or a note that nothing needs doing. */
  note?: string;
  foot?: { text: string; link?: { label: string; url: string } };
}

type Fact = NonNullable<EmailContent['facts']>[number];

export async function writeEmail(letter: EmailContent): Promise<{ subject: string; text: string; html: string }> {
  const { subject, heading, appointment, facts = [], link, second, note = '', foot } = letter;
  const said = letter.paragraphs.filter((paragraph) => paragraph !== '');
  const times = appointment && [whenOf(appointment), appointment.how ?? ''].filter(Boolean).join('\n');
  const listed = facts.map(({ label, text, url }) => [`${label}: ${text}`, url].filter(Boolean).join(', ')).join('\n');
  const links = [link, second, foot?.link].map((one) => one && `${one.label}: ${one.url}`);
  const parts = [heading, times, ...said, listed, links[0], links[1], note, 'Tele', foot?.text, links[2]];
  const text = parts.filter(Boolean).join('\n\n');
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
      <body class="page" style="${look.page}">
        <table role="presentation" class="card" width="100%" cellspacing="0" cellpadding="0" style="${look.card}">
          <tr>
            <td class="inner" style="${look.inner}">
              ${brand()}
              <h1 style="${look.title}">${heading ?? subject}</h1>
              ${appointment ? appointmentBlock(appointment) : ''}
              ${said.map((paragraph) => html`<p style="${look.paragraph}">${paragraph}</p>`)}
              ${facts.length > 0 ? factTable(facts) : ''}
              ${
                link
                  ? html`<p style="margin:0">
                      <a class="button" href="${link.url}" style="${look.button}">${link.label}</a>
                      ${
                        second
                          ? html`<a class="line ink" href="${second.url}" style="${look.second}">${second.label}</a>`
                          : ''
                      }
                    </p>`
                  : ''
              }
              ${note ? html`<p class="muted" style="margin:16px 0 0;${look.small}">${note}</p>` : ''}
            </td>
          </tr>
          ${foot ? footRow(foot) : ''}
        </table>
      </body>
    </html>`;
  return { subject, text, html: page.toString() };
}

const factTable = (facts: readonly Fact[]) =>
  html`<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px">
    ${facts.map(
      ({ label, text, url, total }) =>
        html`<tr>
          <th
            class="line ${total ? 'ink' : 'muted'}"
            scope="row"
            align="left"
            style="${look.fact};${look.label}${isShort(label) ? nowrap : ''}${total ? ';color:#15221e;font-weight:600' : ''}"
          >
            ${label}
          </th>
          <td class="line" align="right" style="${look.fact};font-weight:600${isWord(text) ? nowrap : ''}">
            ${url === undefined ? text : html`<a class="ink" href="${url}" style="color:#15221e">${text}</a>`}
          </td>
        </tr>`,
    )}
  </table>`;

const nowrap = ';white-space:nowrap';
const isWord = (text: string): boolean => !text.includes(' ');
/** Most names; longer ones would push the value off a phone. */
const isShort = (text: string): boolean => text.length <= 20;

const footRow = ({ text, link }: NonNullable<EmailContent['foot']>) =>
  html`<tr>
    <td class="line muted below" style="${look.below}">
      ${text} ${link ? html`<a class="muted" href="${link.url}" style="color:#46514d">${link.label}</a>` : ''}
    </td>
  </tr>`;
