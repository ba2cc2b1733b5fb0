import type { Locator, Page } from '@playwright/test';
import { addresses } from './addresses.ts';

/** Wallets of every device. None until a journey puts some there. */
export async function putWallets(...wallets: ('apple_pay' | 'google_pay' | 'link')[]): Promise<void> {
  await fetch(`${addresses.sandbox}/_device/wallets`, { method: 'POST', body: JSON.stringify({ wallets }) });
}

/** Registers a host at Stripe, as `ops partner origins` does. */
export async function registerHost(origin: string): Promise<void> {
  await fetch(`${addresses.sandbox}/v1/payment_method_domains`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    body: new URLSearchParams({ domain_name: new URL(origin).hostname }),
  });
}

export const walletOn = (page: Page, name: 'Apple Pay' | 'G Pay' | 'Link'): Locator =>
  page.frameLocator('iframe[title="Secure express checkout frame"]').getByRole('button', { name, exact: true });

/** Presses a wallet's button, chooses the card in its sheet and ends the sheet. */
export async function payByWallet(
  page: Page,
  wallet: 'Apple Pay' | 'G Pay' | 'Link',
  { card = '4242', end = 'Pay' }: { card?: string; end?: 'Pay' | 'Fail' | 'Cancel' } = {},
): Promise<void> {
  await walletOn(page, wallet).click();
  const sheet = page.frameLocator('iframe[title="Wallet"]');
  const option = await sheet.getByRole('option', { name: new RegExp(`ending ${card}`) }).textContent();
  await sheet.getByLabel('Card').selectOption(option);
  await sheet.getByRole('button', { name: end, exact: true }).click();
}
