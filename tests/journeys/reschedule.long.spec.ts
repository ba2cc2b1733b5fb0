import { expect, type Browser } from '@playwright/test';
import { dayKey, dayLabel, sydney } from '../../packages/core/src/index.ts';
import { violationsOf } from './axe.ts';
import { acceptRequest } from './answer.ts';
import { intentsOf } from './ledger.ts';
import { expectAfterRefetch } from './expect-after-refetch.ts';
import { askToReschedule } from './reschedule.ts';
import { openPayment, openResults, pickAt } from './search.ts';
import { mailTo, patientName, signInAsPatient, signInWithGoogle } from './sign-in.ts';
import { holdWith, sentRequest } from './submit.ts';
import { test } from './test.ts';
import { afternoon } from './times.ts';

interface Doctor {
  name: string;
  email: string;
}

const hanh: Doctor = { name: 'Dr Hanh Nguyen', email: 'dr.hanh.nguyen@example.com' };
const sienna: Doctor = { name: 'Dr Sienna Abdallah', email: 'dr.sienna.abdallah@example.com' };
/** Half an hour after the times of other journeys, with one doctor for each. */
const later = (days: number): string => new Date(Date.parse(afternoon(days)) + 30 * 60_000).toISOString();
const moneyOf = async (selectionId: string): Promise<string[]> =>
  (await intentsOf(selectionId)).map(({ amount, status }) => `${amount} ${status}`).toSorted();
const weekdayOf = (iso: string): string => dayLabel(dayKey(iso, sydney)).weekdayLong;

async function booked(browser: Browser, doctor: Doctor, email: string, slotISO: string) {
  const patient = await (await browser.newContext()).newPage();
  const specialist = await (await browser.newContext()).newPage();
  await signInAsPatient(patient, email);
  await openResults(patient);
  await pickAt(patient, doctor.name, slotISO);
  await openPayment(patient);
  await holdWith(patient, '4242424242424242');
  const selectionId = await sentRequest(patient);
  await signInWithGoogle(specialist, doctor.email);
  await acceptRequest(specialist, selectionId, '245');
  await expect(patient.getByText('Your consultation is booked')).toBeVisible();
  return { patient, specialist, selectionId };
}

test('a reschedule is requested, accepted and emailed, without a new charge', async ({ browser }) => {
  const [fromISO, toISO] = [later(14), later(17)];
  const email = 'move.of.robin@example.com';
  const { patient, specialist, selectionId } = await booked(browser, hanh, email, fromISO);
  await expect.poll(() => moneyOf(selectionId)).toEqual(['1500 succeeded', '2000 succeeded']);
  const line = 'My shift changed that week.';
  await askToReschedule(patient, toISO, line);
  await mailTo(hanh.email, /^Reschedule request: /);

  await specialist.goto('/inbox');
  await specialist.getByRole('link', { name: `Reply ${patientName}` }).click();
  await expect(
    specialist.getByRole('heading', { level: 1, name: new RegExp(`^Reschedule request for ${patientName}`) }),
  ).toBeVisible();
  await expect(specialist.getByText(line)).toBeVisible();
  expect(await violationsOf(specialist, { rules: 'all' })).toEqual([]);
  await specialist.getByRole('button', { name: `Accept ${weekdayOf(toISO)}` }).click();
  await expect(specialist).toHaveURL(/\/inbox$/);
  await expect(specialist.getByRole('link', { name: `Reply ${patientName}` })).toHaveCount(0);

  await expect(patient.getByText('Your appointment was rescheduled')).toBeVisible();
  const { attachments } = await mailTo(email, /^Appointment rescheduled: /);
  const file = Buffer.from(attachments[0]?.content ?? '', 'base64').toString();
  expect(file).toContain('SEQUENCE:1');
  expect(await moneyOf(selectionId)).toEqual(['1500 succeeded', '2000 succeeded']);
  await specialist.goto(`/appointments?apt=${selectionId}`);
  await expect(specialist.getByRole('dialog').getByText(/^Previously .*\.$/)).toBeVisible();
});

test(
  'a booking keeps its time after a reschedule is cancelled and one is declined',
  { tag: '@release' },
  async ({ browser }) => {
    const [fromISO, toISO] = [later(15), later(18)];
    const { patient, specialist } = await booked(browser, sienna, 'no.reschedule.of.robin@example.com', fromISO);
    await askToReschedule(patient, toISO, '');
    await patient.getByRole('button', { name: 'Cancel reschedule request' }).click();
    await askToReschedule(patient, toISO, 'Would this work?');

    await specialist.reload();
    await specialist.getByRole('button', { name: /^Notifications, \d+ unseen$/ }).click();
    await specialist
      .getByRole('region', { name: 'Notifications' })
      .getByRole('link', { name: /^Reschedule request/ })
      .click();
    await expect(specialist).toHaveURL(/\/inbox\/reschedules\/mov_/);
    await specialist.getByRole('button', { name: /^Decline, keep / }).click();
    await expect(specialist).toHaveURL(/\/inbox$/);
    await expectAfterRefetch(
      patient.getByText(
        new RegExp(`^${sienna.name} can’t make the new time\\. You’re still booked for ${weekdayOf(fromISO)}\\.$`),
      ),
    );
    await expect(patient.getByRole('button', { name: 'Reschedule', exact: true })).toBeVisible();
  },
);

test(
  'a reschedule survives Back, a reload and a second tab without a second request',
  { tag: '@release' },
  async ({ browser }) => {
    const [fromISO, toISO] = [later(21), later(24)];
    const { patient: first, selectionId } = await booked(browser, sienna, 'tabs.of.robin@example.com', fromISO);
    const address = new RegExp(`/requests/${selectionId}$`);
    const line = () => first.getByRole('textbox', { name: /^Message to/ });
    await expect(first).toHaveURL(address);

    // Typed text survives leaving the page, in memory only.
    await first.getByRole('button', { name: 'Reschedule', exact: true }).click();
    await line().fill('Later that week, please.');
    await first.goBack();
    await expect(first.getByRole('dialog')).toBeHidden();
    await first.goForward();
    await expect(first).toHaveURL(address);
    await expect(first.getByRole('dialog')).toBeHidden();
    await first.getByRole('button', { name: 'Reschedule', exact: true }).click();
    await expect(line()).toHaveValue('Later that week, please.');
    await first.reload();
    await expect(first.getByRole('button', { name: 'Reschedule', exact: true })).toBeVisible();
    await expect(first.getByRole('dialog')).toBeHidden();

    const second = await first.context().newPage();
    await second.goto(`/requests/${selectionId}`);
    await expect(second.getByRole('button', { name: 'Reschedule', exact: true })).toBeVisible();
    await askToReschedule(first, toISO, '');
    await expectAfterRefetch(second.getByRole('button', { name: 'Cancel reschedule request' }));
    await second.getByRole('button', { name: 'Cancel reschedule request' }).click();
    await expect(second.getByRole('button', { name: 'Reschedule', exact: true })).toBeFocused();
    await expectAfterRefetch(first.getByRole('button', { name: 'Reschedule', exact: true }));
    await expect(first.getByRole('dialog')).toBeHidden();
  },
);
