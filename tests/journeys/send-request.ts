import type { Locator, Page } from '@playwright/test';
import { openPayment, openResults, pickNext } from './search.ts';
import { holdWith, sentRequest } from './submit.ts';

export async function sendRequest(page: Page, specialist: string): Promise<string> {
  await openResults(page);
  await pickNext(page, specialist);
  await openPayment(page);
  await holdWith(page, '4242424242424242');
  return sentRequest(page);
}

export const bellOf = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
