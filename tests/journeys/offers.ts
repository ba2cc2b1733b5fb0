import { expect, type Locator, type Page } from '@playwright/test';
import { wallTimeOf, sydney } from '../../packages/core/src/index.ts';
import { addresses } from './addresses.ts';
import { fillCard } from './card.ts';
import { specialty } from './search.ts';

export async function askForTimes(page: Page, reason: string, specialtyName = specialty): Promise<string> {
  await page.goto('/match/doctor');
  await page.getByRole('combobox', { name: 'Specialty' }).fill(specialtyName);
  await page.getByRole('option', { name: new RegExp(`^${specialtyName}`) }).click();
  await page.getByRole('button', { name: /^Ask .* for times$/ }).click();
  await expect(page).toHaveURL(/\/match\/doctor\/ask/);
  await page.getByRole('radio', { name: 'This week' }).check();
  await page.getByLabel(/^Reason/).fill(reason);
  await page.getByRole('button', { name: 'Ask for times' }).click();
  await expect(page).toHaveURL(/\/requests\/open\/req_/);
  await expect(page.getByText('Waiting for offers')).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
}

/** Sets up a specialist's payouts; an earlier journey may have done it for the same person. */
export async function setUpPayouts(page: Page): Promise<void> {
  await page.goto('/work/payouts');
  const setUp = page.getByRole('button', { name: 'Set up payouts' });
  await expect(setUp.or(page.getByRole('region', { name: 'Your balance' }))).toBeVisible();
  if (await setUp.isVisible()) {
    await setUp.click();
    await page.getByRole('button', { name: /^Give everything The account/ }).click();
  }
  await expectActive(page);
}

export async function openSetUp(page: Page): Promise<void> {
  await page.goto('/inbox/requests');
  await page.getByRole('link', { name: 'Set up payouts' }).click();
  await expect(page).toHaveURL(/\/work\/payouts$/);
  await page.getByRole('button', { name: 'Set up payouts' }).click();
  await expect(page.getByRole('heading', { name: 'Set up your payouts' })).toBeVisible();
}

export async function expectActive(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/work\/payouts/);
  await expect(page.getByRole('region', { name: 'Your balance' })).toBeVisible();
}

interface Offered {
  reason: string;
  dollars: string;
  slotISO: string;
}

export async function makeOffer(page: Page, { reason, dollars, slotISO }: Offered): Promise<void> {
  await page.goto('/inbox/requests');
  const row = page.getByRole('listitem').filter({ hasText: reason });
  await row.getByRole('button', { name: /^Make offer/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Make an offer' });
  await sheet.getByLabel('Your fee').fill(dollars);
  const { dayKey, minutes } = wallTimeOf(slotISO, sydney);
  await sheet.getByLabel('Slot 1, date').fill(dayKey);
  const time = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  await sheet.getByLabel('Slot 1, time').selectOption(time);
  await sheet.getByRole('button', { name: 'Send offer' }).click();
  await expect(page.getByText('Offer sent').first()).toBeVisible();
  await expect(sheet).toBeHidden();
}

export async function offerFrom(page: Page, name: string): Promise<Locator> {
  const card = page.getByRole('region', { name: `Offer from ${name}` });
  await expect(card).toBeVisible();
  return card;
}

export async function acceptWith(page: Page, card: Locator, { dollars, number }: { dollars: string; number: string }) {
  await card.getByRole('button', { name: /^Accept for/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Accept offer' });
  await fillCard(page, number);
  await sheet.getByRole('button', { name: `Accept and pay $${dollars}` }).click();
  return sheet;
}

interface Shared {
  id: string;
  amount: number;
  status: string;
  client_secret: string;
  latest_charge: string | null;
  metadata: Record<string, string>;
}

interface Books {
  paymentIntents: Shared[];
  refunds: { payment_intent: string; amount: number }[];
  transfers: { amount: number; amount_reversed: number; source_transaction: string }[];
  applicationFees: { amount: number; amount_refunded: number; charge: string }[];
}

/** Stripe's amounts for a request, in cents: payment, transfer to the specialist, application fee, refund. */
export async function booksOf(requestId: string) {
  const books = (await (await fetch(`${addresses.sandbox}/_ledger.json`)).json()) as Books;
  const payments = books.paymentIntents.filter(({ metadata }) => Object.values(metadata).includes(requestId));
  const charges = new Set(payments.map(({ latest_charge: charge }) => charge));
  const ids = new Set(payments.map(({ id }) => id));
  const ours = books.applicationFees.filter(({ charge }) => charges.has(charge));
  const sent = books.transfers.filter(({ source_transaction: charge }) => charges.has(charge));
  const fees = ours.map(({ amount, amount_refunded }) => amount - amount_refunded);
  return {
    payments: payments.map(({ amount, status }) => `${amount} ${status}`).toSorted(),
    refunds: books.refunds.filter((one) => ids.has(one.payment_intent)).map(({ amount }) => amount),
    fees,
    specialist: sent.map(({ amount, amount_reversed }, index) => amount - amount_reversed - (fees[index] ?? 0)),
  };
}

/** Client secret of the payment, for finishing it at the bank after the page is closed. */
export async function secretOf(requestId: string): Promise<string> {
  const books = (await (await fetch(`${addresses.sandbox}/_ledger.json`)).json()) as Books;
  const payment = books.paymentIntents.find(({ metadata }) => Object.values(metadata).includes(requestId));
  if (!payment) throw new Error('There is no payment of this request.');
  return payment.client_secret;
}
