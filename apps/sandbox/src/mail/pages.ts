import { html } from 'hono/html';
import { page, type Markup } from '../page.ts';
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
      ${
        messages.length === 0
          ? html`<p>No messages.</p>`
          : html`<div class="scroll">
              <table>
                <caption>
                  ${messages.length} ${messages.length === 1 ? 'message' : 'messages'}, newest first
                </caption>
                <thead>
                  <tr>
                    <th scope="col">Subject</th>
                    <th scope="col">To</th>
                    <th scope="col">Sent</th>
                  </tr>
                </thead>
                <tbody>
                  ${messages.map(
                    (mail) =>
                      html`<tr>
                        <td><a href="/outbox/${mail.id}">${mail.subject || '(no subject)'}</a></td>
                        <td>${mail.to}</td>
                        <td><time datetime="${mail.at}">${readable(mail.at)}</time></td>
                      </tr>`,
                  )}
                </tbody>
              </table>
            </div>`
      }
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
        <time datetime="${mail.at}">${readable(mail.at)}</time>
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

function readable(instant: string): string {
  return `${instant.slice(0, 19).replace('T', ' ')} UTC`;
}
