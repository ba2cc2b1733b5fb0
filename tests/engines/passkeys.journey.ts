import type { Page } from './page.ts';
import { signInByLink } from './sign-in.ts';
import { test } from './test.ts';

async function signOut(page: Page): Promise<void> {
  await page.in('banner').press('button', /account/i);
  await page.in('banner').press('button', 'Sign out');
  await page.comesTo(/\/login$/);
}

test('a patient signs in with a passkey; a browser without passkeys offers none', async ({ visit, who }) => {
  const page = await visit();
  const has = await page.addPasskeys();
  await signInByLink(page, who.anotherPatient);
  await page.go('/patient');
  const section = page.in('region', 'Passkeys');
  if (!has) {
    await section.sees('This browser can’t add passkeys. Use a newer browser, or another device.');
    await signOut(page);
    await page.shows('button', 'Continue with Google');
    await page.hides('button', 'Sign in with a passkey');
    return;
  }
  await section.press('button', 'Add a passkey');
  await section.sees('Not used yet');
  await signOut(page);
  await page.press('button', 'Sign in with a passkey');
  await page.shows('button', /account/i);
  await page.go('/patient');
  await page.in('region', 'Passkeys').sees(/^Last used /);
});
