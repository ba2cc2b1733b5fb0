import { html } from 'hono/html';
import { page, type Markup } from '../page.ts';
import type { AccountStatus } from './account-standing.ts';

export const outcomes: readonly { standing: AccountStatus; label: string; about: string }[] = [
  { standing: 'complete', label: 'Give everything', about: 'The account takes money and is paid out.' },
  {
    standing: 'document',
    label: 'Give everything but a document',
    about: 'The account takes money, and is asked for the document within 14 days.',
  },
  {
    standing: 'checking',
    label: 'Give everything, and wait',
    about: 'The account takes no money until what was given is checked; the ledger page ends that.',
  },
  {
    standing: 'halfway',
    label: 'Stop halfway',
    about: 'The bank account and a document are missing, with 14 days to give them. The account takes no money.',
  },
];

export function setupPage(email: string): Markup {
  return page(
    'Set up your payouts',
    html`
      <p>
        Tele pays you through Stripe${email ? html`, as <strong>${email}</strong>` : ''}. No details are needed here.
      </p>
      <form method="post">
        <ul class="plain">
          ${outcomes.map(
            ({ standing, label, about }) =>
              html`<li>
                <button type="submit" name="standing" value="${standing}">
                  <strong>${label}</strong><br />${about}
                </button>
              </li>`,
          )}
        </ul>
      </form>
      <form method="post"><button type="submit" name="standing" value="">Leave without giving anything</button></form>
    `,
  );
}
