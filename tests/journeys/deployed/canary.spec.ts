// Types unique words into the deployed portal, then looks for them in all the API writes and sends.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { findPrograms } from '../../../apps/api/src/testing/start-postgres.ts';
import { deployedDir, metricsToken } from '../../../playwright.deployed.config.ts';
import { addresses } from '../addresses.ts';
import { found } from '../canary/find.ts';
import { askInOwnWords, detailsAndCard, professionals } from '../canary/journey.ts';
import { leaks, watch } from '../canary/record-bodies.ts';
import { askedCanaries, person, type Canary } from '../canary/words.ts';
import { pickNext, specialty } from '../search.ts';
import { linkMailedTo } from '../sign-in.ts';
import { sentRequest } from '../submit.ts';
import { test } from '../test.ts';

const folder = resolve(import.meta.dirname, '../../..', deployedDir);
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const named = (...names: string[]): Canary[] => askedCanaries.filter(({ is }) => names.includes(is));

/** The identity provider sees the email and Stripe the name; only Tele may see health details. */
const healthCanaries = named('reason', 'when', 'medicare', 'birthday');

/** Encrypted in the database, so an unencrypted backup does not reveal them. */
const encryptedCanaries = named('reason', 'when', 'address', 'medicare', 'phone', 'birthday');

async function signInHere(page: Page, email: string): Promise<void> {
  const link = await linkMailedTo(email, async () => {
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByText('We’ve emailed you a sign-in link.')).toBeVisible();
  });
  await page.goto(link);
}

async function scrapedMetrics(): Promise<string> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const answer = await fetch(`${addresses.api}/metrics`, { headers });
  expect(answer.status).toBe(200);
  return answer.text();
}

/** Encrypted words that a base backup, with its write-ahead log, holds in plain text. */
function clearInBackup(canaries: readonly Canary[]): string[] {
  const copy = mkdtempSync(join(tmpdir(), 'tele-backup-'));
  try {
    const program = join(findPrograms() ?? '', 'pg_basebackup');
    execFileSync(program, ['-D', copy, '-d', read('database-url'), '--checkpoint=fast', '--no-sync']);
    const files = readdirSync(copy, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name)).toString('utf8'));
    expect(texts.some((text) => text.includes('usr_'))).toBe(true);
    return canaries.filter(({ pattern }) => texts.some((text) => pattern.test(text.toLowerCase()))).map(({ is }) => is);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

test('no log, trace, metric, third party or backup contains a patient’s text', async ({ page, context }) => {
  const watched = await watch(context, { hosts: [], api: `${addresses.portal}/prod`, widget: '' });
  const typed = `${addresses.portal}/results/doctor?${new URLSearchParams({ specialty, reason: person.reason })}`;
  await page.goto(typed);
  await signInHere(page, 'wil.deployed@example.com');
  await pickNext(page, professionals.host);
  await page.getByRole('button', { name: 'Submit & pay $15' }).click();
  await detailsAndCard(page);
  await sentRequest(page);
  await expect(page.getByText(person.reason)).toBeVisible();
  await page.goto('/match/doctor');
  await askInOwnWords(page.locator('body'));
  await expect(page.getByText('Waiting for offers')).toBeVisible();
  await page.reload();
  await expect(page.getByText(person.when)).toBeVisible();

  expect(new Set(found(watched.sent().join('\n'), askedCanaries))).toEqual(new Set(askedCanaries.map(({ is }) => is)));
  for (const name of ['registerUser', 'searchSpecialists', 'createOpenRequest'])
    await expect.poll(() => read('collected.log')).toContain(name);
  const log = read('tele-access.log');
  expect(log).toContain('"GET /results/doctor HTTP/1.1" 200');
  const lines = { log, errors: read('tele-error.log'), api: read('api.log'), metrics: await scrapedMetrics() };
  for (const [where, text] of Object.entries({ ...lines, traces: read('collected.log') }))
    expect([where, ...found(text, askedCanaries)]).toEqual([where]);

  const seen = (await watched.seen()).filter(({ where }) => !where.startsWith('stored'));
  expect(seen.filter(({ text }) => text.includes('/stripe.js')).length).toBeGreaterThan(0);
  // Exempts the typed address; later addresses must not hold the reason.
  const others = seen.filter(({ where, text }) => !(where === 'address' && text === typed));
  expect(leaks(others, healthCanaries)).toEqual([]);
  expect(clearInBackup(encryptedCanaries)).toEqual([]);
});
