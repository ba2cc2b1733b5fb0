import { html } from 'hono/html';
import type Stripe from 'stripe';
import type { Markup } from '../page.ts';

export function cardFramePage(): Markup {
  const field = (name: string, label: string, about: { autocomplete: string; placeholder: string; numeric: boolean }) =>
    html`<span class="field ${name}">
      <label for="${name}">${label}</label>
      <input
        id="${name}"
        name="${name}"
        type="text"
        autocomplete="${about.autocomplete}"
        inputmode="${about.numeric ? 'numeric' : 'text'}"
        placeholder="${about.placeholder}"
        autocorrect="off"
        spellcheck="false"
      />
    </span>`;
  return html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <title>Card</title>
        <link rel="stylesheet" href="/stripe-elements/card.css" />
      </head>
      <body>
        <form class="card" novalidate>
          <span class="row number-row">
            <span class="icon" aria-hidden="true">
              <svg viewBox="0 0 24 16" width="24" height="16" fill="none" stroke="currentColor" stroke-width="1.5">
                <rect x="1" y="1" width="22" height="14" rx="2.5" />
                <path d="M1 5.5h22" stroke-width="3" />
              </svg>
              <span class="brand"></span>
            </span>
            ${field('cardnumber', 'Credit or debit card number', { autocomplete: 'cc-number', placeholder: 'Card number', numeric: true })}
          </span>
          <span class="row">
            ${field('exp-date', 'Credit or debit card expiration date', { autocomplete: 'cc-exp', placeholder: 'MM / YY', numeric: true })}
            ${field('cvc', 'Credit or debit card CVC/CVV', { autocomplete: 'cc-csc', placeholder: 'CVC', numeric: true })}
            ${field('postal', 'Postal code', { autocomplete: 'billing postal-code', placeholder: 'Postcode', numeric: false })}
          </span>
        </form>
        <script src="/stripe-elements/card.js"></script>
      </body>
    </html>`;
}

export function challengePage(intent: Partial<Stripe.PaymentIntent>): Markup {
  const amount = `${((intent.amount ?? 0) / 100).toFixed(2)} ${(intent.currency ?? '').toUpperCase()}`;
  return html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>3D Secure authentication</title>
        <link rel="stylesheet" href="/stripe-elements/3ds.css" />
      </head>
      <body>
        <div
          class="dialog"
          role="dialog"
          aria-modal="true"
          aria-labelledby="title"
          aria-describedby="lead"
          tabindex="-1"
        >
          <p class="note">Sandbox: nothing here is real.</p>
          <h1 id="title">Your bank asks you to confirm this payment</h1>
          <p id="lead">Tele, ${amount}</p>
          <button type="button" value="complete" class="first">Complete authentication</button>
          <button type="button" value="fail">Fail authentication</button>
          <p role="status"></p>
        </div>
        <script src="/stripe-elements/3ds.js"></script>
      </body>
    </html>`;
}

/** One row when there is room, else the number above the rest. Sizes follow the font size the page asks for. */
export const cardFrameCss = `
html, body { margin: 0; background: transparent; }
.card { display: flex; flex-wrap: wrap; gap: 0.5em 0.75em; overflow: hidden; font: 14px/1.2 "Helvetica Neue", Helvetica, Arial, sans-serif; color: #000; }
.row { display: flex; gap: 0.75em; flex: 0 1 auto; min-width: 0; }
.number-row { flex: 1 1 13em; align-items: center; }
.field { flex: 0 1 auto; min-width: 0; }
.field[hidden], .icon[hidden] { display: none; }
.cardnumber { flex: 1 1 auto; }
.exp-date { width: 4.8em; }
.cvc { width: 3.2em; }
.postal { width: 5.4em; }
label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
input { display: block; width: 100%; box-sizing: border-box; margin: 0; padding: 1px 0; border: 0; outline: 0; background: transparent;
  font: inherit; color: inherit; letter-spacing: inherit; text-align: inherit; text-transform: inherit; }
input::placeholder { color: #6b7280; opacity: 1; }
input[data-state='invalid'] { color: #c0142c; }
.icon { flex: 0 0 auto; display: inline-flex; align-items: center; gap: 0.3em; color: #6b7280; }
.card[data-state='invalid'] .icon { color: #c0142c; }
.brand { font-size: 0.7em; font-weight: 700; letter-spacing: 0.02em; text-transform: uppercase; }
.card[data-brand='visa'] .brand::after { content: 'Visa'; }
.card[data-brand='mastercard'] .brand::after { content: 'MC'; }
.card[data-brand='amex'] .brand::after { content: 'Amex'; }
.card[data-brand='discover'] .brand::after { content: 'Disc'; }
.card[data-brand='diners'] .brand::after { content: 'Diners'; }
.card[data-brand='jcb'] .brand::after { content: 'JCB'; }
.card[data-brand='unionpay'] .brand::after { content: 'UPay'; }
@media (max-width: 280px) { .brand { display: none; } }
@media (max-width: 220px) { .icon { display: none; } }
`;

export const challengeCss = `
html { background: transparent; }
body { margin: 0; min-height: 100vh; box-sizing: border-box; padding: 16px; display: grid; place-items: center; overflow: auto;
  background: rgb(10 14 20 / 0.65); font: 16px/1.5 system-ui, sans-serif; --paper: #fff; --ink: #1b1f24; --line: #7b8492; --key: #0b57a4; --on-key: #fff; }
.dialog { box-sizing: border-box; width: 100%; max-width: 26em; padding: 24px; border-radius: 12px; background: var(--paper); color: var(--ink); }
.dialog:focus { outline: none; }
.note { margin: 0; font-size: 0.9em; }
h1 { font-size: 1.3em; line-height: 1.25; margin: 12px 0; }
button { display: block; width: 100%; min-height: 44px; margin-top: 12px; padding: 10px 16px; border: 1px solid var(--line); border-radius: 8px;
  font: inherit; background: var(--paper); color: var(--ink); cursor: pointer; }
button.first { background: var(--key); border-color: var(--key); color: var(--on-key); }
button:focus-visible { outline: 3px solid var(--key); outline-offset: 2px; }
button:disabled { opacity: 0.6; cursor: default; }
@media (prefers-color-scheme: dark) { body { --paper: #1d2128; --ink: #eceff3; --line: #8a93a1; --key: #8ec1ff; --on-key: #0b1a2b; } }
`;
