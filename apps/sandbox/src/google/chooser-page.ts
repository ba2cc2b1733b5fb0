import { html } from 'hono/html';
import type { GoogleAccount } from '../config.ts';
import { page, type Markup } from '../page.ts';

export function chooserPage(accounts: GoogleAccount[], loginHint: string): Markup {
  return page(
    'Choose an account',
    html`
      <p>To continue to Tele.</p>
      <form method="post">
        <ul class="plain">
          ${accounts.map(
            (one) =>
              html`<li>
                <button type="submit" name="account" value="${one.email}">
                  ${one.name}<br />${one.email}${one.email_verified === false ? ' (email is not verified)' : ''}
                </button>
              </li>`,
          )}
        </ul>
      </form>
      <form method="post">
        <fieldset>
          <legend>Use another account</legend>
          <label for="email">E-mail</label>
          <input id="email" name="email" type="email" required autocomplete="email" value="${loginHint}" />
          <label for="name">Name</label>
          <input id="name" name="name" autocomplete="name" />
          <label><input name="verified" type="checkbox" value="yes" checked /> E-mail is verified</label>
          <p><button type="submit" name="other" value="yes">Continue</button></p>
        </fieldset>
      </form>
      <form method="post"><button type="submit" name="cancel" value="yes">Cancel</button></form>
    `,
  );
}
