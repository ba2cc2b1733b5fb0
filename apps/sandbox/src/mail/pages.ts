import { html } from 'hono/html';
import { page, table, when, type Markup } from '../page.ts';
import type { Message } from './outbox.ts';

export function outboxPage(messages: Message[], to: string): Markup {
  return page(
    'Outbox',
    html`
      <form method="get" action="/outbox">
        <label for="to">Recipient</label>
        <input id="to" name="to" type="search" value="${to}" autocomplete="off" />
        <button type="submit">Filter</button>
      </form>
      ${table(
        ['Subject', 'To', 'Sent'],
        messages.map((mail) => [
          html`<a href="/outbox/${mail.id}">${mail.subject || '(no subject)'}</a>`,
          mail.to,
          html`<time datetime="${mail.at}">${when(mail.at)}</time>`,
        ]),
        `${messages.length} ${messages.length === 1 ? 'message' : 'messages'}, newest first`,
      )}
      <p><a href="/">Sandbox</a></p>
    `,
  );
}

export function messagePage(mail: Message): Markup {
  return page(
    mail.subject || '(no subject)',
    html`
      <p>
        From ${mail.from}<br />
        To ${mail.to}<br />
        <time datetime="${mail.at}">${when(mail.at)}</time>
      </p>
      ${
        mail.links.length > 0
          ? html`<h2>Links</h2>
              <ul>
                ${mail.links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}
              </ul>`
          : ''
      }
      ${
        mail.attachments.length > 0
          ? html`<h2>Attachments</h2>
              <ul>
                ${mail.attachments.map(
                  (file, at) =>
                    html`<li>
                      <a href="/outbox/${mail.id}/attachments/${at}">${file.filename}</a> (${file.mimeType})
                    </li>`,
                )}
              </ul>`
          : ''
      }
      ${
        mail.html
          ? html`<h2>Message</h2>
              <iframe
                title="Message"
                src="/outbox/${mail.id}/body"
                sandbox="allow-popups allow-popups-to-escape-sandbox"
              ></iframe>`
          : ''
      }
      <h2>Plain text</h2>
      <pre>${mail.text}</pre>
      <p><a href="/outbox">Outbox</a></p>
    `,
  );
}
