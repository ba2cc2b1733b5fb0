import { addresses } from '../addresses.ts';
import { linkMailedTo } from '../sign-in.ts';
import type { Page } from './page.ts';

/** Signs in with the e-mailed link, opened in the same browser; gives the token that the portal calls with. */
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

/** Signs in through the sandbox’s Google account chooser. */
export async function signInWithGoogle(page: Page, email: string): Promise<void> {
  await page.go('/login');
  await page.press('button', 'Continue with Google');
  await page.press('button', new RegExp(email));
  await page.comesTo(new RegExp(`^${addresses.portal}`));
  await page.shows('button', /account/i);
}
