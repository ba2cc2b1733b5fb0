import { expect, type Page } from '@playwright/test';
import { acceptRequest } from './answer.ts';
import { savedBy } from './calendar.ts';
import { openPayment, openResults, pickNext } from './search.ts';
import { mailTo, signInAsPatient } from './sign-in.ts';
import { holdWith, sentRequest } from './submit.ts';

export async function addFirstHours(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Add your hours' }).click();
  await expect(page).toHaveURL(/\/availability$/);
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const editor = page.getByRole('dialog', { name: 'Add availability' });
  await editor.getByLabel('Repeat').selectOption('Daily');
  await editor.getByRole('spinbutton', { name: 'Occurrences' }).fill('7');
  await savedBy(page, () => editor.getByRole('button', { name: 'Add availability' }).click());
}

interface Booked {
  /** Patient without any requests. */
  email: string;
  professional: string;
  profession: string;
  search: Record<string, string>;
}

/** A patient finds the professional and requests the next time; the professional (`page`) accepts; both see it. */
export async function bookFirst(page: Page, patient: Page, booked: Booked): Promise<void> {
  const { email, professional, profession, search } = booked;
  await signInAsPatient(patient, email);
  await openResults(patient, search, profession);
  await pickNext(patient, professional);
  await openPayment(patient);
  await holdWith(patient, '4242424242424242');
  const selectionId = await sentRequest(patient);
  await acceptRequest(page, selectionId, '240');
  await mailTo(email, /^Appointment confirmed: /);
}
