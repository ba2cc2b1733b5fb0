import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Browser } from '@playwright/test';
import { clockFile } from '../../playwright.months.config.ts';
import { addresses } from '../addresses.ts';

function aheadMs(): number {
  try {
    return Number(readFileSync(clockFile, 'utf8'));
  } catch {
    return 0;
  }
}

/** The present instant of the servers. */
export const serverNow = (): Date => new Date(Date.now() + aheadMs());

/** When a server says that it answered. */
const answeredAt = async (address: string): Promise<number> =>
  Date.parse((await fetch(address)).headers.get('date') ?? '');

/** Moves everybody's clock to an instant that lies ahead: the servers', and that of every window of the browser; ISO in UTC. */
export async function moveClockTo(browser: Browser, iso: string): Promise<void> {
  const ahead = Date.parse(iso) - Date.now();
  if (ahead < aheadMs()) throw new Error(`The clock goes forward only, and ${iso} has passed.`);
  // Nobody comes before all have looked, not a page that asks by itself either: who is given a token by the old clock is signed out by the new one.
  const contexts = browser.contexts();
  await Promise.all(contexts.map((context) => context.setOffline(true)));
  writeFileSync(clockFile, String(ahead));
  // A server looks now and then.
  for (const server of [`${addresses.api}/health`, `${addresses.sandbox}/outbox`]) {
    await expect.poll(() => answeredAt(server)).toBeGreaterThan(Date.parse(iso) - 2_000);
  }
  await Promise.all(contexts.map((context) => context.clock.setSystemTime(iso)));
  await Promise.all(contexts.map((context) => context.setOffline(false)));
}
