import { html } from 'hono/html';
import type Stripe from 'stripe';
import type { Markup } from '../page.ts';

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

export const challengeCss = `
html { background: transparent; }
body { margin: 0; min-height: 100vh; box-sizing: border-box; padding: 16px; display: grid; place-items: center; overflow: auto;
  background: rgb(10 14 20 / 0.65); font: 16px/1.5 system-ui, sans-serif; --paper: #fff; --ink: #1b1f24; --line: #7b8492; --key: #0b57a4; --on-key: #fff; }
.dialog { box-sizing: border-box; width: 100%; max-width: 26em; padding: 24px; border-radius: 12px; background: var(--paper); color: var(--ink); }
.dialog:focus { outline: none; }
.note { margin: 0; font-size: 0.9em; }
h1 { font-size: 1.3em; line-height: 1.25; margin: 12px 0; }
label { display: block; margin-bottom: 20px; }
select { display: block; box-sizing: border-box; width: 100%; min-height: 44px; margin-top: 4px; padding: 0 12px; border: 1px solid var(--line);
  border-radius: 8px; font: inherit; background: var(--paper); color: var(--ink); }
button { display: block; width: 100%; min-height: 44px; margin-top: 12px; padding: 10px 16px; border: 1px solid var(--line); border-radius: 8px;
  font: inherit; background: var(--paper); color: var(--ink); cursor: pointer; }
button.first { background: var(--key); border-color: var(--key); color: var(--on-key); }
button:focus-visible { outline: 3px solid var(--key); outline-offset: 2px; }
button:disabled { opacity: 0.6; cursor: default; }
@media (prefers-color-scheme: dark) { body { --paper: #1d2128; --ink: #eceff3; --line: #8a93a1; --key: #8ec1ff; --on-key: #0b1a2b; } }
`;
