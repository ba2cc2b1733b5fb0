import { expect } from '@playwright/test';
import { acceptRequest } from './answer.ts';
import { enterNextWeek, openAvailability, savedBy } from './calendar.ts';
import { openPayment, openResults, pickNext } from './search.ts';
import { mailTo, signInAsPatient, signInByLink, signInWithGoogle } from './sign-in.ts';
import { holdWith, sentRequest } from './submit.ts';
import { test } from './test.ts';

const specialistEmail = 'dr.priya.venkatesan@example.com';
const patientEmail = 'mabel.oriordan@example.com';
const video = 'https://meet.example.com/room-4821';

async function fileIn(email: string, subject: RegExp): Promise<string> {
  const { attachments } = await mailTo(email, subject);
  const file = attachments.find(({ filename }) => filename === 'appointment.ics');
  return Buffer.from(file?.content ?? '', 'base64')
    .toString()
    .replaceAll('\r\n ', '');
}

test('a meeting place appears in the booking, the emails and both calendars', async ({ browser }) => {
  const specialist = await (await browser.newContext()).newPage();
  await signInWithGoogle(specialist, specialistEmail);
  await specialist.goto('/specialist');
  const section = specialist.getByRole('region', { name: 'How you meet people', exact: true });
  await section.getByRole('radio', { name: 'My video link' }).check();
  const link = section.getByRole('textbox', { name: /Video link/ });

  // The API rejects its own host as a meeting link and reports it at the field.
  await link.fill('https://127.0.0.1/room');
  await section.getByRole('button', { name: /^Save/ }).click();
  await expect(section.getByText('Enter a link that opens from anywhere.')).toBeVisible();
  await link.fill(video);
  await section.getByLabel('Instructions').fill('Please have your medicines list at hand.');
  await section.getByRole('button', { name: /^Save/ }).click();
  await expect(section.getByText('Saved', { exact: true })).toBeVisible();

  const patient = await (await browser.newContext()).newPage();
  await signInAsPatient(patient, patientEmail);
  await openResults(patient);
  await pickNext(patient, 'Dr Priya Venkatesan');
  await openPayment(patient);
  await holdWith(patient, '4242424242424242');
  const selectionId = await sentRequest(patient);
  const sent = await mailTo(patientEmail, /^We’ve sent your request$/);
  expect(sent.text).toContain('Held on your card: $15.00');
  await acceptRequest(specialist, selectionId, '245');

  // On the booked request, and in the appointment's sheet.
  await expect(patient.getByText('Your consultation is booked')).toBeVisible();
  await expect(patient.getByText(/Please have your medicines list at hand\./)).toBeVisible();
  await expect(patient.getByRole('button', { name: 'Join' })).toBeVisible();
  const download = patient.waitForEvent('download');
  await patient.getByRole('link', { name: /^Calendar file/ }).click();
  expect((await download).suggestedFilename()).toBe('appointment.ics');
  await patient.goto(`/appointments?apt=${selectionId}`);
  await expect(patient.getByRole('dialog').getByText('How you’ll meet: Video link')).toBeVisible();

  for (const [email, subject] of [
    [patientEmail, /^Appointment confirmed: /],
    [specialistEmail, /^Appointment confirmed: /],
  ] as const) {
    const file = await fileIn(email, subject);
    for (const line of ['METHOD:PUBLISH', `UID:${selectionId}@tele`, 'SEQUENCE:0', `LOCATION:${video}`])
      expect(file).toContain(line);
    expect(file).not.toMatch(/venkatesan|castellan|gastro|medicines/i);
  }
  const receipt = await mailTo(patientEmail, /^Receipt for \$15\.00$/);
  expect(receipt.text).toMatch(/Receipt number: R-\d{4}-\d{6}/);
  expect(receipt.text).toContain('GST (10%): $1.36');
  // The booking shows the same receipt, one for each side.
  const [number = ''] = /R-\d{4}-\d{6}/.exec(receipt.text) ?? [];
  await patient.goto(`/requests/${selectionId}`);
  await patient.getByRole('button', { name: 'Receipt' }).click();
  await expect(patient.getByRole('dialog', { name: 'Receipt' }).getByText(number)).toBeVisible();

  // Cancelled: a refund is made, and the same entry disappears from both calendars.
  await specialist.goto(`/appointments?apt=${selectionId}`);
  await specialist.getByRole('dialog').getByRole('button', { name: 'Receipt' }).click();
  const own = specialist.getByRole('dialog', { name: 'Receipt' });
  await expect(own.getByText('Acceptance fee')).toBeVisible();
  await own.getByRole('button', { name: 'Close' }).last().click();
  await expect(own).toBeHidden();
  await specialist.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click();
  await specialist.getByRole('alertdialog').getByRole('button', { name: 'Cancel appointment' }).click();
  await mailTo(patientEmail, /^Refund of \$15\.00$/);
  const cancelled = await fileIn(patientEmail, /^Appointment cancelled: /);
  for (const line of ['METHOD:CANCEL', `UID:${selectionId}@tele`, 'SEQUENCE:1', 'STATUS:CANCELLED'])
    expect(cancelled).toContain(line);
});

test('a patient chooses their reminders', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  await signInAsPatient(page, 'odette.lamarr@example.com');
  await page.goto('/patient');
  const section = page.getByRole('region', { name: 'Email preferences', exact: true });
  await section.getByRole('checkbox', { name: 'Reminder the day before' }).uncheck();
  await expect(section.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(section.getByRole('checkbox', { name: 'Reminder the day before' })).not.toBeChecked();
  await expect(section.getByRole('checkbox', { name: 'Reminder 2 hours before' })).toBeChecked();
});

test('a specialist without a meeting place is asked for it after saving hours, once', async ({ page }) => {
  await signInByLink(page, 'dr.wei.ling.zhao@example.com');
  await openAvailability(page);
  await enterNextWeek(page);
  await page.keyboard.press('End');
  const addHalfHour = () =>
    savedBy(page, async () => {
      await page.keyboard.press('Enter');
      const editor = page.getByRole('dialog', { name: 'Add availability' });
      await editor.getByRole('button', { name: 'Add availability' }).press('Enter');
    });
  await addHalfHour();
  const asked = page.getByText('People can book you now. Until you choose, we’ll tell them you’ll call.');
  await expect(asked).toBeVisible();

  await page.getByRole('button', { name: 'Choose how you meet' }).click();
  const sheet = page.getByRole('dialog', { name: 'How do you meet the people who book you?' });
  await sheet.getByRole('radio', { name: 'My video link' }).check();
  await sheet.getByRole('textbox', { name: /Video link/ }).fill(video);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  await expect(asked).toBeHidden();

  await page.reload();
  await enterNextWeek(page);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const looked = page.waitForResponse((response) => response.url().endsWith('/specialists/me/meeting'));
  await addHalfHour();
  expect(await (await looked).json()).toMatchObject({ isSaid: true });
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(asked).toBeHidden();
});
