import { expect, type Page } from '@playwright/test';
import { addresses } from './addresses.ts';
import { chooseSpecialty, fillDetails } from './apply.ts';
import { chooseFile, expectSent, someFiles } from './files.ts';
import { hostEvents, openHost, widgetOf } from './host.ts';

interface Doctor {
  email: string;
  name: string;
  ahpra: string;
}

/** Applies as a doctor on the example host, which receives only the profession. */
export async function applyOnHost(page: Page, doctor: Doctor, origin = addresses.host): Promise<void> {
  await openHost(page, '/join', { people: { join: doctor.email } }, origin);
  await expect(widgetOf(page, 'doctor-register').getByRole('form', { name: 'Registration' })).toBeVisible();
  await fillDetails(page, {
    name: doctor.name,
    phone: '0491 577 644',
    street: '5 King William Street',
    state: 'SA',
    postcode: '5000',
  });
  await page.getByLabel('AHPRA number').fill(doctor.ahpra);
  await chooseSpecialty(page, 'Rheumatology');
  for (const kind of ['cv', 'ahpra', 'id1', 'id2', 'photo'] as const) await chooseFile(page, kind, someFiles[kind]);
  await expectSent(page, ['CV']);
  await page.getByLabel('About you').fill('Joint pain that has lasted, and what the tests of it mean.');
  await page.getByRole('button', { name: 'Submit registration' }).click();
  await expect
    .poll(() => hostEvents(page, 'onSubmitted'))
    .toEqual(['DoctorRegister onSubmitted {"profession":"doctor"}']);
}
