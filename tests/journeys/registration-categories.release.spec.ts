import { expect } from '@playwright/test';
import { addLicence, chooseSpecialty, fillDetails, submit } from './apply.ts';
import { aPdfFile, chooseFile, expectSent, someFiles } from './files.ts';
import { addFirstHours, bookFirst } from './first-booking.ts';
import { mailTo, signInByLink } from './sign-in.ts';
import { approve, staffPage } from './staff.ts';
import { test } from './test.ts';

test('a tutor whose subjects need no licence is approved, adds hours and is booked', async ({ page, browser }) => {
  const email = 'saskia.ferrero@example.com';
  const name = 'Saskia Ferrero';
  await signInByLink(page, email);
  await page.goto('/work');
  await page.getByRole('link', { name: /^Education and tutoring/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Register as a tutor' })).toBeVisible();
  await fillDetails(page, { name, phone: '0491 570 158', street: '3 Salamanca Place', state: 'TAS', postcode: '7000' });
  await chooseSpecialty(page, 'Academic writing');
  await expect(page.getByText(/What you offer doesn’t need registration/)).toBeVisible();
  for (const kind of ['cv', 'id1', 'id2', 'photo'] as const) await chooseFile(page, kind, someFiles[kind]);
  await chooseFile(page, 'qualification', aPdfFile('degree.pdf'));
  await expectSent(page, ['CV', 'Photo ID #1', 'Photo ID #2', 'Profile photo', 'Qualification or credential']);
  await submit(page);

  await approve(await staffPage(browser), name);
  await mailTo(email, /approved/i);
  await page.reload();
  await addFirstHours(page);
  await page.goto('/work/education/me');
  await expect(page.getByRole('heading', { level: 1, name: 'How students see you' })).toBeVisible();
  await expect(page.getByText('Academic writing')).toBeVisible();

  const student = await (await browser.newContext()).newPage();
  await bookFirst(page, student, {
    email: 'first.student@example.com',
    professional: name,
    profession: 'education',
    search: { specialty: 'Academic writing', state: 'TAS' },
  });
});

test('a vet registered in two states is found in exactly those, and is booked', async ({ page, browser }) => {
  const email = 'ines.okafor-lind@example.com';
  const name = 'Ines Okafor-Lind';
  const specialty = 'General vet advice';
  await signInByLink(page, email);
  await page.goto('/work/pets');
  await fillDetails(page, { name, phone: '0491 570 159', street: '18 Dean Street', state: 'NSW', postcode: '2640' });
  await chooseSpecialty(page, specialty);
  await addLicence(page, 1, 'Registered veterinarian (NSW)', 'N99012');
  await addLicence(page, 2, 'Registered veterinarian (VIC)', 'V99012');
  for (const kind of ['id1', 'id2', 'photo'] as const) await chooseFile(page, kind, someFiles[kind]);
  await chooseFile(page, 'registration', aPdfFile('registration.pdf'));
  await expectSent(page, ['Photo ID #1', 'Photo ID #2', 'Profile photo', 'Veterinary registration']);
  await submit(page);
  await approve(await staffPage(browser), name);
  await mailTo(email, /approved/i);

  const owner = await (await browser.newContext()).newPage();
  await signInByLink(owner, 'noor.haddad@example.com');
  const found = owner.getByRole('article', { name: new RegExp(name) });
  for (const [state, times] of [
    ['NSW', 1],
    ['VIC', 1],
    ['SA', 0],
  ] as const) {
    await owner.goto(`/results/pets?${new URLSearchParams({ specialty, state })}`);
    await expect(owner.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(owner.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(found, state).toHaveCount(times);
  }

  await page.reload();
  await addFirstHours(page);
  const asker = await (await browser.newContext()).newPage();
  await bookFirst(page, asker, {
    email: 'first.owner@example.com',
    professional: name,
    profession: 'pets',
    search: { specialty, state: 'VIC' },
  });
});
