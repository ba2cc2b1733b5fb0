import { expect, type Locator, type Page } from '@playwright/test';
import { mailTo, signInAsPatient } from './sign-in.ts';
import { test } from './test.ts';

const passkeys = (page: Page) => page.getByRole('region', { name: 'Passkeys', exact: true });

/** Device that keeps passkeys and unlocks itself when asked. */
async function aDevice(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      // Else the sign-in page would use the passkey without a press.
      automaticPresenceSimulation: false,
    },
  });
  const isPresent = (enabled: boolean) =>
    session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  /** Presses a button, and unlocks the device until `seen` shows. */
  return async (button: Locator, seen: Locator): Promise<void> => {
    await button.click();
    await isPresent(true);
    await expect(seen).toBeVisible();
    await isPresent(false);
  };
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await expect(page).toHaveURL(/\/login$/);
}

test('a person adds a passkey, signs in with it, and removes it', async ({ page }) => {
  const email = 'passkey.owner@example.com';
  const unlockFor = await aDevice(page);
  const add = passkeys(page).getByRole('button', { name: 'Add a passkey' });
  await signInAsPatient(page, email);
  await page.goto('/start');
  await expect(page.getByText('Sign in faster next time')).toBeVisible();
  await unlockFor(page.getByRole('button', { name: 'Add a passkey' }), page.getByText(/^Passkey added: /).first());
  await expect(page.getByText('Sign in faster next time')).toBeHidden();
  await page.goto('/patient');
  await expect(passkeys(page).getByText('Not used yet')).toBeVisible();
  await mailTo(email, /^A passkey was added$/);
  await unlockFor(add, passkeys(page).getByText('This device already has a passkey for your account.'));

  await passkeys(page)
    .getByRole('button', { name: /^Rename/ })
    .click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Kitchen tablet');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(passkeys(page).getByRole('button', { name: 'Remove Kitchen tablet' })).toBeVisible();

  await signOut(page);
  const signIn = page.getByRole('button', { name: 'Sign in with a passkey' });
  await unlockFor(signIn, page.getByRole('button', { name: /account/i }).first());
  await page.goto('/patient');
  await expect(passkeys(page).getByText(/^Last used /)).toBeVisible();

  await passkeys(page).getByRole('button', { name: 'Remove Kitchen tablet' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(passkeys(page).getByText(/^No passkeys yet\./)).toBeVisible();
  await mailTo(email, /^A passkey was removed$/);

  await signOut(page);
  await unlockFor(signIn, page.getByText('We don’t know this passkey, or it was removed. Sign in another way.'));
});
