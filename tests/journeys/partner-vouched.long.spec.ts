// Interruptions while a vouched patient books.
import { expect } from '@playwright/test';
import { addresses } from './addresses.ts';
import { matchOn, openClinic, pickSomeone, signInAtClinic, test } from './clinic.ts';
import { picked } from './host.ts';
import { openPayment, openResults, pickNext } from './search.ts';
import { signInAsPatient } from './sign-in.ts';
import { holdWith, sentRequest } from './submit.ts';

test('the token is renewed within 15 minutes without another sign-in', { tag: '@release' }, async ({ page }) => {
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/tele-token') asked.push(request.method());
  });
  await openClinic(page, '/patients');
  await signInAtClinic(page, 'ignatius.moroney@example.com');
  const match = matchOn(page);
  await pickSomeone(match, 'Dr Hanh Nguyen');
  expect(asked).toEqual(['POST']);
  await page.clock.fastForward('16:00');
  await match.getByRole('button', { name: 'Change search' }).click();
  await match.getByRole('button', { name: 'See doctors' }).click();
  // The API's clock stands still, so each new token is about to expire.
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  await expect(picked(match, 1)).toBeVisible();
  await expect(page.getByText('Please sign in')).toHaveCount(0);
});

test('a sign-out at the clinic signs out the widget and clears its data', async ({ page }) => {
  await openClinic(page, '/patients');
  await signInAtClinic(page, 'ignatius.moroney@example.com');
  await pickSomeone(matchOn(page), 'Dr Hanh Nguyen');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book a specialist on Tele' })).toBeVisible();
  await signInAtClinic(page, 'leocadia.byrne@example.com');
  await expect(matchOn(page).getByRole('combobox', { name: 'Specialty' })).toHaveValue('');
});

test('the clinic’s token cannot read the person’s portal requests', async ({ browser }) => {
  const email = 'cornelia.vance@example.com';
  const portal = await (await browser.newContext({ baseURL: addresses.portal })).newPage();
  await signInAsPatient(portal, email);
  await openResults(portal);
  await pickNext(portal, 'Dr Hanh Nguyen');
  await openPayment(portal);
  await holdWith(portal, '4242424242424242');
  const elsewhere = await sentRequest(portal);

  const page = await (await browser.newContext()).newPage();
  await openClinic(page, '/patients');
  await signInAtClinic(page, email);
  await expect(matchOn(page).getByRole('combobox', { name: 'Specialty' })).toBeVisible();
  const answers = await page.evaluate(
    async ([api, id]) => {
      const { token } = (await (await fetch('/tele-token', { method: 'POST' })).json()) as { token: string };
      const headers = { authorization: `Bearer ${token}` };
      const one = await fetch(`${api}/selections/${id}`, { headers });
      const mine = await fetch(`${api}/selections/mine`, { headers });
      return { one: one.status, mine: (await mine.json()) as unknown };
    },
    [addresses.api, elsewhere] as const,
  );
  expect(answers.one).toBe(404);
  expect(answers.mine).toMatchObject({ items: [] });
});
