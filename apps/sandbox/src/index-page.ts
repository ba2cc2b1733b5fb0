import { html } from 'hono/html';
import type { Site } from './site.ts';
import { page, table, type Markup } from './page.ts';

export function indexPage({ config, url }: Site): Markup {
  const { accounts } = config.google;
  const addresses = [
    ['Firebase Authentication', url],
    ['Its signing keys', `${url}/jwks`],
    ['Google sign-in (issuer)', `${url}/google`],
    ['Stripe API', `${url}/v1`],
    ['Stripe.js', `${url}/stripe.js`],
    ['Turnstile script', `${url}/turnstile/v0/api.js`],
    ['Its siteverify', `${url}/turnstile/v0/siteverify`],
    ['S3 endpoint', `${url}/s3`],
    ['Other people’s calendars', `${url}/calendars/google/roster.ics`],
    ['SMTP', `smtp://127.0.0.1:${config.smtpPort}`],
    ['Virus scanner (clamd)', `127.0.0.1:${config.clamdPort}`],
  ];
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
      ${table(['Stands in for', 'Address'], addresses)}
    `,
  );
}
