import { expect } from '@playwright/test';
import { chooseSpecialty, fillDetails, submit } from './apply.ts';
import { breakService, mendServices, plannedFaults } from './fault.ts';
import { chooseFile, expectSent, someFiles } from './files.ts';
import { signInByLink } from './sign-in.ts';
import { test } from './test.ts';

const uploads = '/s3/tele-documents';
const checkScript = '/turnstile/v0/api.js';

test.afterEach(mendServices);

test('an interrupted upload is retried, and an offline one is sent once online', async ({ page, context }) => {
  await signInByLink(page, 'rua.kingi@example.com');
  await page.goto('/work/coaching');
  await breakService({ path: uploads, mode: 'cut', times: 1, bytes: 100_000 });
  await chooseFile(page, 'cv', someFiles.cv);
  await expectSent(page, ['CV']);
  expect(await plannedFaults()).toEqual([]);

  await context.setOffline(true);
  await chooseFile(page, 'id2', someFiles.id2);
  await expect(page.getByText('You’re offline. The upload will resume when you’re back online.').first()).toBeVisible();
  await context.setOffline(false);
  await expectSent(page, ['Photo ID #2']);
});

test('a blocked human check can be retried; another tab shows the pending application', async ({ page, context }) => {
  const path = '/work/coaching';
  await signInByLink(page, 'tamsin.yarrow@example.com');
  const person = { name: 'Tamsin Yarrow', phone: '0491 570 110', street: '1 Esplanade', state: 'NT', postcode: '0800' };
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(path);
    if (tab === page) await breakService({ path: checkScript, method: 'GET', mode: 'error', times: 1 });
    await fillDetails(tab, person);
    await chooseSpecialty(tab, 'Career coaching');
    if (tab === page) {
      await expect(tab.getByText(/Cloudflare Turnstile did not load/).first()).toBeVisible();
      await tab.getByRole('button', { name: 'Try again' }).click();
    }
  }
  await submit(page);
  await other.getByRole('button', { name: 'Submit registration' }).click();
  await expect(other.getByText('Your application is still pending').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your application is still pending' })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Registration' })).toHaveCount(0);
});
