import { expect } from '@playwright/test';
import { addresses } from './addresses.ts';
import { openResults } from './search.ts';
import { signInByLink } from './sign-in.ts';
import { test } from './test.ts';

test('the search in the URL is sent in parallel with the current-user call', async ({ page }) => {
  await signInByLink(page, 'maeve.tran@example.com');
  const search = page.waitForRequest(`${addresses.api}/specialists/search`);
  // Delays the profile until the search has been sent.
  await page.route(`${addresses.api}/auth/me`, async (route) => {
    if (route.request().method() === 'GET') await search;
    await route.continue();
  });
  await openResults(page);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('other pages are fetched once the first has its data', async ({ page }) => {
  await signInByLink(page, 'maeve.tran@example.com');
  // The page after sign-in may still be fetching.
  await page.goto('about:blank');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const places = () => fetched.filter((url) => /\/(Requests|Account)Page-.*\.js$/.test(url));
  let answer: () => void = () => undefined;
  const held = new Promise<void>((done) => (answer = done));
  await page.route(`${addresses.api}/specialists/search`, async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await openResults(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(places()).toEqual([]);
  answer();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => places().length).toBe(2);
});

test('hashed files are compressed and cached for ever; pages are revalidated', async ({ page, request }) => {
  const [script] = await Promise.all([
    page.waitForResponse((response) => /\/assets\/start-.*\.js$/.test(response.url())),
    page.goto('/login'),
  ]);
  const headers = await script.allHeaders();
  expect(headers['content-encoding']).toBe('br');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await request.get('/login')).headers()['cache-control']).toBe('no-cache');
  // A missing file of an older build must not be answered with the page.
  const gone = await request.get('/assets/start-gone.js');
  expect(gone.status()).toBe(404);
  expect(gone.headers()['cache-control']).toBe('no-cache');
});
