import { html } from 'hono/html';
import type { Site } from './site.ts';
import { page, type Markup } from './page.ts';

/** The page at `/`: where to look, and what the sandbox answers for. */
export function indexPage({ config, url }: Site): Markup {
  const { accounts } = config.google;
  return page(
    'Tele sandbox',
    html`
      <ul>
        <li><a href="/outbox">Outbox</a>: every email sent, including sign-in links</li>
        <li><a href="/ledger">Ledger</a>: every payment, refund, transfer and payout</li>
        <li><a href="/storage">Storage</a>: every file that was uploaded</li>
      </ul>
      <h2>Google account chooser</h2>
      ${
        accounts.length === 0
          ? html`<p>No accounts are configured. The chooser offers ‘Use another account’.</p>`
          : html`<ul>
              ${accounts.map(
                (one) =>
                  html`<li>${one.name}, ${one.email}${one.email_verified === false ? ' (not verified)' : ''}</li>`,
              )}
            </ul>`
      }
      <h2>Addresses</h2>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Stands in for</th>
              <th scope="col">Address</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Firebase Authentication</th>
              <td>${url}</td>
            </tr>
            <tr>
              <th scope="row">Its signing keys</th>
              <td>${url}/jwks</td>
            </tr>
            <tr>
              <th scope="row">Google sign-in (issuer)</th>
              <td>${url}/google</td>
            </tr>
            <tr>
              <th scope="row">Stripe API</th>
              <td>${url}/v1</td>
            </tr>
            <tr>
              <th scope="row">Stripe.js</th>
              <td>${url}/stripe.js</td>
            </tr>
            <tr>
              <th scope="row">Turnstile script</th>
              <td>${url}/turnstile/v0/api.js</td>
            </tr>
            <tr>
              <th scope="row">Its siteverify</th>
              <td>${url}/turnstile/v0/siteverify</td>
            </tr>
            <tr>
              <th scope="row">S3 endpoint</th>
              <td>${url}/s3</td>
            </tr>
            <tr>
              <th scope="row">Other people’s calendars</th>
              <td>${url}/calendars/google/roster.ics</td>
            </tr>
            <tr>
              <th scope="row">SMTP</th>
              <td>smtp://127.0.0.1:${config.smtpPort}</td>
            </tr>
            <tr>
              <th scope="row">Virus scanner (clamd)</th>
              <td>127.0.0.1:${config.clamdPort}</td>
            </tr>
          </tbody>
        </table>
      </div>
    `,
  );
}
