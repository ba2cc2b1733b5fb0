import { expect, type Page } from '@playwright/test';
import { mailTo, signInAsPatient, signInByLink } from './sign-in.ts';
import { test } from './test.ts';

const passkeys = (page: Page) => page.getByRole('region', { name: 'Passkeys', exact: true });

const offers = 'offers passkeys in the email field';

/** Device that keeps passkeys and is unlocked. Its browser offers them in the email field once told to. */
async function aDevice(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const device = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  // A browser without a window takes the first passkey automatically, without a press.
  await page.addInitScript((key) => {
    if (sessionStorage.getItem(key) === null) PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  }, offers);
  return { keys: async () => (await session.send('WebAuthn.getCredentials', device)).credentials };
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/patient');
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await expect(page).toHaveURL(/\/login$/);
}

test('a person adds a passkey, signs in with it, and removes it', async ({ page }) => {
  const email = 'passkey.owner@example.com';
  const device = await aDevice(page);
  await signInAsPatient(page, email);
  await page.goto('/start');
  await expect(page.getByText('Sign in faster next time')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText(/^Passkey added: /).first()).toBeVisible();
  await expect(page.getByText('Sign in faster next time')).toBeHidden();
  await page.goto('/patient');
  await expect(passkeys(page).getByText('Not used yet')).toBeVisible();
  await mailTo(email, /^A passkey was added$/);
  await passkeys(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys(page).getByText('This device already has a passkey for your account.')).toBeVisible();

  await passkeys(page)
    .getByRole('button', { name: /^Rename/ })
    .click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Kitchen tablet');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(passkeys(page).getByRole('button', { name: 'Remove Kitchen tablet' })).toBeVisible();

  await signOut(page);
  const signIn = page.getByRole('button', { name: 'Sign in with a passkey' });
  await signIn.click();
  await expect(page.getByRole('button', { name: /account/i }).first()).toBeVisible();
  await signOut(page);
  await page.evaluate((key) => sessionStorage.setItem(key, 'yes'), offers);
  await page.reload();
  await expect(page.getByRole('button', { name: /account/i }).first()).toBeVisible();
  await page.evaluate((key) => sessionStorage.removeItem(key), offers);
  await page.goto('/patient');
  await expect(passkeys(page).getByText(/^Last used /)).toBeVisible();

  await passkeys(page).getByRole('button', { name: 'Remove Kitchen tablet' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(passkeys(page).getByText(/^No passkeys yet\./)).toBeVisible();
  await mailTo(email, /^A passkey was removed$/);

  await signOut(page);
  await signIn.click();
  await expect(page.getByText('We don’t know this passkey, or it was removed. Sign in another way.')).toBeVisible();
  await expect.poll(device.keys).toEqual([]);
});

test('a specialist adds the passkey that the dashboard offers', { tag: '@release' }, async ({ page }) => {
  await aDevice(page);
  await signInByLink(page, 'dr.bridget.callaghan@example.com');
  await page.goto('/work');
  await expect(page.getByText('Sign in faster next time')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText(/^Passkey added: /).first()).toBeVisible();
  await expect(page.getByText('Sign in faster next time')).toBeHidden();
});
