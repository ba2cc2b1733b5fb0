import { html } from 'hono/html';
import type { Markup } from '../page.ts';

export function paymentFramePage(): Markup {
  const field = (name: string, label: string, about: { autocomplete: string; placeholder: string }) =>
    html`<div class="field ${name}">
      <label for="${name}">${label}</label>
      <span class="entry">
        <input
          id="${name}"
          name="${name}"
          type="text"
          inputmode="numeric"
          autocomplete="${about.autocomplete}"
          placeholder="${about.placeholder}"
          aria-describedby="${name}-error"
          autocorrect="off"
          spellcheck="false"
      /></span>
      <p id="${name}-error" role="alert"></p>
    </div>`;
  return html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Payment</title>
        <link rel="stylesheet" href="/stripe-elements/payment.css" />
      </head>
      <body>
        <form novalidate>
          ${field('number', 'Card number', { autocomplete: 'cc-number', placeholder: '1234 1234 1234 1234' })}
          ${field('expiry', 'Expiration date', { autocomplete: 'cc-exp', placeholder: 'MM / YY' })}
          ${field('cvc', 'Security code', { autocomplete: 'cc-csc', placeholder: 'CVC' })}
        </form>
        <script src="/stripe-elements/payment.js"></script>
      </body>
    </html>`;
}

/** Variables of Stripe's Appearance API, with the defaults of its themes. Padding leaves room for focus rings. */
export const paymentFrameCss = `
html { --colorPrimary: #0570de; --colorBackground: #fff; --colorText: #30313d; --colorDanger: #df1b41; --colorTextPlaceholder: #757680;
  --fontFamily: system-ui, sans-serif; --fontSizeBase: 16px; --fontSizeSm: 0.93em; --fontLineHeight: 1.4; --fontWeightNormal: 400;
  --borderRadius: 4px; --spacingUnit: 4px; --line: #e6e6e6; }
html[data-theme='night'] { --colorPrimary: #85d996; --colorBackground: #30313d; --colorText: #fff; --colorDanger: #fe87a1;
  --colorTextPlaceholder: #a3a5b1; --line: #424353; }
html[data-theme='flat'] { --colorBackground: #f1f1f1; --line: transparent; }
body { margin: 0; background: transparent; }
form { display: grid; grid-template-columns: 1fr 1fr; padding: 4px;
  gap: var(--gridRowSpacing, calc(var(--spacingUnit) * 3)) var(--gridColumnSpacing, calc(var(--spacingUnit) * 3));
  font: var(--fontWeightNormal) var(--fontSizeBase) / var(--fontLineHeight) var(--fontFamily); color: var(--colorText); }
.field { min-width: 0; }
.entry { position: relative; display: block; }
.number { grid-column: 1 / -1; }
label { display: block; margin-bottom: var(--spacingUnit); color: var(--labelColorText, var(--colorText));
  font-size: var(--labelFontSize, var(--fontSizeSm)); font-weight: var(--labelFontWeight, inherit); }
input { display: block; box-sizing: border-box; width: 100%; margin: 0; outline: 0;
  padding: var(--inputPadding, calc(var(--spacingUnit) * 3)); border: 1px solid var(--inputColorBorder, var(--line));
  border-radius: var(--inputBorderRadius, var(--borderRadius)); background: var(--inputColorBackground, var(--colorBackground));
  box-shadow: var(--inputBoxShadow, 0 1px 1px rgb(0 0 0 / 0.03)); font: inherit; color: var(--inputColorText, inherit); }
input::placeholder { color: var(--colorTextPlaceholder); opacity: 1; }
input:focus { border-color: var(--inputFocusColorBorder, var(--colorPrimary));
  box-shadow: var(--inputFocusBoxShadow, var(--focusBoxShadow, 0 0 0 1px var(--colorPrimary))); }
input[aria-invalid='true'] { color: var(--colorDanger); border-color: var(--colorDanger); }
[role='alert'] { margin: var(--spacingUnit) 0 0; color: var(--colorDanger); font-size: var(--fontSizeSm); }
[role='alert']:empty { display: none; }
.number .entry::after { position: absolute; inset-inline-end: calc(var(--spacingUnit) * 3); top: 50%; translate: 0 -50%; font-size: 0.7em;
  font-weight: 700; color: var(--iconColor, inherit); pointer-events: none; }
[data-brand='visa'] .number .entry::after { content: 'Visa'; }
[data-brand='mastercard'] .number .entry::after { content: 'Mastercard'; }
[data-brand='amex'] .number .entry::after { content: 'Amex'; }
[data-brand='discover'] .number .entry::after { content: 'Discover'; }
[data-brand='diners'] .number .entry::after { content: 'Diners'; }
[data-brand='jcb'] .number .entry::after { content: 'JCB'; }
[data-brand='unionpay'] .number .entry::after { content: 'UnionPay'; }
`;
