import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Browser } from '@playwright/test';
import { clockFile } from '../../../playwright.months.config.ts';
import { addresses } from '../addresses.ts';

function aheadMs(): number {
  try {
    return Number(readFileSync(clockFile, 'utf8'));
  } catch {
    return 0;
  }
}

export const serverNow = (): Date => new Date(Date.now() + aheadMs());

const answeredAt = async (address: string): Promise<number> =>
  Date.parse((await fetch(address)).headers.get('date') ?? '');

/** Moves the clocks of the servers and of all browser windows to a later instant (ISO, UTC). */
export async function moveClockTo(browser: Browser, iso: string): Promise<void> {
  const ahead = Date.parse(iso) - Date.now();
  if (ahead < aheadMs()) throw new Error(`The clock goes forward only, and ${iso} has passed.`);
  // Pages must not poll before all clocks move: a token issued by the old clock signs them out under the new one.
  const contexts = browser.contexts();
  await Promise.all(contexts.map((context) => context.setOffline(true)));
  writeFileSync(clockFile, String(ahead));
  // Servers read the file periodically.
  for (const server of [`${addresses.api}/health`, `${addresses.sandbox}/outbox`]) {
    await expect.poll(() => answeredAt(server)).toBeGreaterThan(Date.parse(iso) - 2_000);
  }
  await Promise.all(contexts.map((context) => context.clock.setSystemTime(iso)));
  await Promise.all(contexts.map((context) => context.setOffline(false)));
}
