import { expect, type Page } from '@playwright/test';
import { addresses } from './addresses.ts';

interface Mail {
  to: string;
  subject: string;
  links: string[];
}

/** The newest mail to somebody whose subject matches, once it has arrived in the sandbox's outbox. */
export async function mailTo(email: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const answer = await fetch(`${addresses.sandbox}/_outbox.json?to=${encodeURIComponent(email)}`);
      const { items } = (await answer.json()) as { items: Mail[] };
      found = items.find((mail) => subject.test(mail.subject));
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error(`No mail to ${email} matches ${subject}.`);
  return found;
}

/** Signs in with the e-mailed link, opened in the same browser. */
export async function signInByLink(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('We’ve emailed you a sign-in link. Open it on this device to continue.')).toBeVisible();
  const { links } = await mailTo(email, /sign in/i);
  await page.goto(links[0] ?? '');
  await expect(page.getByRole('button', { name: /account/i }).first()).toBeVisible();
}

/** Signs in through the sandbox's Google account chooser. */
export async function signInWithGoogle(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: email }).click();
  await expect(page.getByRole('button', { name: /account/i }).first()).toBeVisible();
}
