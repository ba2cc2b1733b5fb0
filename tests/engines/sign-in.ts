import { addresses } from '../journeys/addresses.ts';
import { linkMailedTo } from '../journeys/sign-in.ts';
import type { Page } from './page.ts';

/** Signs in with the emailed link, opened in the same browser. Returns the portal's token. */
export async function signInByLink(page: Page, email: string): Promise<string> {
  await page.go('/login');
  const link = await linkMailedTo(email, async () => {
    await page.fill('Email', email);
    await page.press('button', 'Continue');
    await page.sees('We’ve emailed you a sign-in link. Open it on this device to continue.');
  });
  await page.go(link);
  await page.shows('button', /account/i);
  return page.run<string>(`localStorage.getItem('tele.token')`);
}

export async function signInWithGoogle(page: Page, email: string): Promise<void> {
  await page.go('/login');
  await page.press('button', 'Continue with Google');
  await page.press('button', new RegExp(email));
  await page.comesTo(new RegExp(`^${addresses.portal}`));
  await page.shows('button', /account/i);
}
