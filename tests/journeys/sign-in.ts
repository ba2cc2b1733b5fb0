import { expect, type Page } from '@playwright/test';
import { addresses } from './addresses.ts';

interface Mail {
  to: string;
  subject: string;
  text: string;
  links: string[];
  attachments: { filename: string; content: string }[];
}

export async function mailsTo(email: string): Promise<Mail[]> {
  const answer = await fetch(`${addresses.sandbox}/_outbox.json?to=${encodeURIComponent(email)}`);
  return ((await answer.json()) as { items: Mail[] }).items;
}

/** Newest email to a person with a matching subject, once it arrives. */
export async function mailTo(email: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      found = (await mailsTo(email)).find((mail) => subject.test(mail.subject));
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error(`No mail to ${email} matches ${subject}.`);
  return found;
}

/** Sign-in link that `ask` sends. Ignores older emails, whose links are used up. */
export async function linkMailedTo(email: string, ask: () => Promise<void>): Promise<string> {
  const links = async () => (await mailsTo(email)).filter(({ subject }) => /sign in/i.test(subject));
  const before = (await links()).length;
  await ask();
  await expect.poll(async () => (await links()).length).toBeGreaterThan(before);
  const [newest] = await links();
  return newest?.links[0] ?? '';
}

export async function signInByLink(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  const link = await linkMailedTo(email, async () => {
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByText('We’ve emailed you a sign-in link. Open it on this device to continue.')).toBeVisible();
  });
  await page.goto(link);
  await expect(page.getByRole('button', { name: /account/i }).first()).toBeVisible();
}

/** Signs in again in another tab, when the page requires a recent sign-in. */
export async function signInAgain(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  const link = await linkMailedTo(email, () => dialog.getByRole('button', { name: 'Email me a sign-in link' }).click());
  const tab = await page.context().newPage();
  await tab.goto(link);
  await expect(dialog).toBeHidden();
  await tab.close();
}

export async function signInWithGoogle(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: email }).click();
  await expect(page.getByRole('button', { name: /account/i }).first()).toBeVisible();
}

/** Opens the inbox through the Providers tab: sign-in leads to the matching start page. */
export async function openInbox(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Providers', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Inbox' }).click();
  await expect(page).toHaveURL(/\/inbox$/);
}

export const patientName = 'Robin Castellan';

/** Signs in a person without a profile. Returns the portal's token. */
export async function tokenOfNewcomer(page: Page, email: string): Promise<string> {
  const asking = page.waitForRequest(
    (request) => request.url() === `${addresses.api}/auth/me` && 'authorization' in request.headers(),
  );
  await signInByLink(page, email);
  const { authorization = '' } = (await asking).headers();
  return authorization.replace('Bearer ', '');
}

/** Signs in a patient of one journey only: another journey's request could take the same time. Returns the token. */
export async function signInAsPatient(page: Page, email: string): Promise<string> {
  const token = await tokenOfNewcomer(page, email);
  const saved = await fetch(`${addresses.api}/users/register`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      role: 'patient',
      name: patientName,
      phone: '0491570156',
      gender: 'Other',
      dob: '1988-04-12',
      address: { street: '5 Argyle Place', suburb: 'Battery Point', state: 'TAS', postalCode: '7004' },
    }),
  });
  expect(saved.status, await saved.text()).toBe(200);
  return token;
}

/** Ends the session as after a key change: the API rejects the token, and the provider has no session. */
export async function endSignIn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const [head, claims] = (localStorage.getItem('tele.token') ?? '').split('.');
    localStorage.setItem('tele.token', `${head}.${claims}.of-a-key-that-is-gone`);
    await new Promise((resolve, reject) => {
      const opening = indexedDB.open('firebaseLocalStorageDb');
      opening.addEventListener('error', reject);
      opening.addEventListener('success', () => {
        const change = opening.result.transaction('firebaseLocalStorage', 'readwrite');
        change.objectStore('firebaseLocalStorage').clear();
        change.addEventListener('complete', resolve);
      });
    });
  });
  await page.reload();
}

export const keptIn = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]));
