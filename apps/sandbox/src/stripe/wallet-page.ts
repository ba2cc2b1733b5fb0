import { html } from 'hono/html';
import type { Markup } from '../page.ts';

const cards = [
  ['tok_visa', 'Visa ending 4242'],
  ['tok_chargeDeclined', 'Visa ending 0002, declined'],
  ['tok_authenticationRequired', 'Visa ending 3184, asks the bank'],
];

const frame = (title: string, name: string, body: Markup): Markup =>
  html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/stripe-elements/${name}.css" />
      </head>
      <body>
        ${body}
        <script src="/stripe-elements/${name}.js"></script>
      </body>
    </html>`;

export const expressFramePage = (): Markup =>
  frame('Express checkout', 'expressCheckout', html`<div class="wallets"></div>`);

/** The sheet of a wallet, which the device shows over the page. Its script knows the wallet and the amount. */
export const walletPage = (): Markup =>
  frame(
    'Wallet',
    'wallet',
    html`<form
      class="dialog"
      role="dialog"
      aria-modal="true"
      aria-labelledby="title"
      aria-describedby="lead"
      tabindex="-1"
    >
      <p class="note">Sandbox: nothing here is real.</p>
      <h1 id="title"></h1>
      <p id="lead"></p>
      <label
        >Card
        <select>
          ${cards.map(([token, name]) => html`<option value="${token}">${name}</option>`)}
        </select></label
      >
      <button value="pay" class="first">Pay</button>
      <button value="fail">Fail</button>
      <button value="cancel">Cancel</button>
      <p role="status"></p>
    </form>`,
  );

export const expressFrameCss = `
body { margin: 0; background: transparent; }
.wallets { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: 8px; padding: 4px; }
.wallets:empty { display: none; }
button { height: 44px; margin: 0; padding: 0 12px; border: 1px solid #747775; border-radius: var(--borderRadius, 4px);
  font: 500 16px/1 system-ui, sans-serif; color: #1f1f1f; background: #fff; cursor: pointer; }
button.link { border-color: #00d66f; background: #00d66f; color: #011e0f; }
button:focus-visible { outline: 2px solid var(--colorPrimary, #0570de); outline-offset: 1px; }
`;
