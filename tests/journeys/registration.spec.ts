import { expect, type Page } from '@playwright/test';
import { addresses } from './addresses.ts';
import { arriveByLink, chooseSpecialty, fillDetails, next, submit } from './apply.ts';
import { chooseFile, someFiles } from './files.ts';
import { addFirstHours, bookFirst } from './first-booking.ts';
import { mailTo } from './sign-in.ts';
import { staffPage } from './staff.ts';
import { test } from './test.ts';

function filesSentTo(page: Page, origin: string): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const type = request.headers()['content-type'] ?? '';
    const size = request.postDataBuffer()?.length ?? 0;
    if (request.url().startsWith(origin) && (/multipart|octet|image|pdf/.test(type) || size > 20_000))
      found.push(`${request.method()} ${request.url()} ${type} ${size}`);
  });
  return found;
}

test('a doctor applies on a phone with files, is approved, adds hours and is booked', async ({ browser }) => {
  const email = 'odette.laurent@example.com';
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const filesThroughTheApi = filesSentTo(page, addresses.api);

  await page.goto('/work/doctors');
  await arriveByLink(page, '/work/doctors', email);
  await next(page, 'your details');
  await fillDetails(page, {
    name: 'Dr Odette Laurent',
    phone: '0491 577 644',
    street: '5 King William Street',
    state: 'SA',
    postcode: '5000',
  });
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await next(page, 'registration');
  await page.getByLabel('AHPRA number').fill('MED0009000017');
  await chooseSpecialty(page, 'Rheumatology');
  await next(page, 'documents');
  for (const kind of ['cv', 'ahpra', 'id1', 'id2', 'photo'] as const) await chooseFile(page, kind, someFiles[kind]);
  // Uploads continue while the person fills in the rest.
  await next(page, 'profile');
  await page.getByLabel('About you').fill('Joint pain that has lasted, and what the tests of it mean.');
  await next(page, 'check and send');
  await submit(page);
  await mailTo(email, /received|application/i);
  expect(filesThroughTheApi).toEqual([]);

  const staff = await staffPage(browser);
  await staff
    .getByRole('link', { name: /Odette Laurent/ })
    .first()
    .click();
  const ticks = staff.getByRole('checkbox');
  await expect(ticks.first()).toBeVisible();
  for (const tick of await ticks.all()) await tick.check();
  await staff.getByRole('button', { name: 'Approve', exact: true }).click();
  await mailTo(email, /approved/i);

  // An open page picks up the approval, and its navigation changes without another sign-in.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You’re approved' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Inbox' })).toBeVisible();
  await addFirstHours(page);

  const patient = await (await browser.newContext()).newPage();
  await bookFirst(page, patient, {
    email: 'first.of.odette@example.com',
    professional: 'Dr Odette Laurent',
    profession: 'doctor',
    search: { specialty: 'Rheumatology' },
  });
});
