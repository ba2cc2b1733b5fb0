import { describe, expect, it } from 'vitest';
import { writeEmail } from '../emails/layout/write-email.ts';
import type { RequestFacts } from '../emails/request-facts.ts';
import { emails, type EmailName } from './emails-by-name.ts';

const facts: RequestFacts = {
  slotISO: '2026-12-03T22:30:00.000Z',
  feeCents: 12_050,
  profession: 'doctor' as const,
  selectionId: 'sel_1',
  answerBy: '2026-12-03T22:30:00.000Z',
  candidates: [
    { name: 'Dr Priya Venkatesan', slotISO: '2026-12-03T22:30:00.000Z', feeFromCents: 26_000 },
    { name: 'Dr Hạnh Nguyễn', slotISO: '2026-12-04T22:30:00.000Z', feeFromCents: null },
  ],
  agreed: { feeCapCents: 26_000, anyFee: false },
  replies: ['I need a referral before I can see you.'],
  words: ['Your specialist will call you on 0491 570 006.', ''],
  specialistName: 'Dr Priya Venkatesan',
  patientName: 'Maeve Tran',
  bookedFor: null,
  zone: 'Australia/Sydney',
  portalUrl: 'https://portal.test',
};
/** Emails without a single time. */
const quiet: Partial<Record<EmailName, RegExp>> = {
  nobodyAccepted: /pick new times/,
  bookedElsewhere: /the same time/,
};
const names = Object.keys(emails) as EmailName[];

describe('emails', () => {
  it.each(names)('%s gives Sydney time with its zone letters, or no time', async (name) => {
    const { text } = await writeEmail(emails[name](facts));
    expect(text.replaceAll('\u00A0', ' ')).toMatch(quiet[name] ?? /Friday 4 December( at 9:30|, 9:30 – 10:00) am AEDT/);
  });

  it.each(names)('%s links to the portal and leaves no gap for missing values', async (name) => {
    const { text, html } = await writeEmail(emails[name]({ ...facts, slotISO: null, feeCents: null }));
    expect(text).toContain('https://portal.test/');
    expect(text).not.toMatch(/null|undefined|\n\n\n/);
    expect(html).not.toContain('<p></p>');
  });

  it('names standard time outside daylight saving', async () => {
    const { text } = await writeEmail(emails.newRequest({ ...facts, slotISO: '2026-06-03T23:00:00.000Z' }));
    expect(text.replaceAll('\u00A0', ' ')).toContain('Thursday 4 June at 9:00 am AEST');
  });

  it('escapes values in the HTML', async () => {
    const { html } = await writeEmail(emails.newRequest({ ...facts, portalUrl: 'https://x.test/"><script>' }));
    expect(html).not.toContain('<script>');
    expect(html).toContain('&quot;&gt;&lt;script&gt;');
  });

  it('shows the replies to a request only once no specialist is left', async () => {
    for (const name of names) {
      const { text } = await writeEmail(emails[name](facts));
      expect([name, text.includes('I need a referral')]).toEqual([name, name === 'nobodyAccepted']);
    }
  });

  it('lists the picked specialists, their times and fees, and the maximum fee', async () => {
    const text = async (agreed = facts.agreed) =>
      (await writeEmail(emails.received({ ...facts, agreed }))).text.replaceAll('\u00A0', ' ');
    expect(await text()).toContain('sent your request to 2 doctors');
    expect((await writeEmail(emails.received({ ...facts, bookedFor: 'Finn Tran' }))).text).toContain('For: Finn Tran');
    expect(await text()).toContain('Dr Priya Venkatesan: Fri 4 Dec, 9:30 am AEDT, from $260.00');
    expect(await text()).toContain('Dr Hạnh Nguyễn: Sat 5 Dec, 9:30 am AEDT, fee not listed');
    expect(await text()).toContain('Maximum consultation fee: $260\n');
    expect(await text({ feeCapCents: null, anyFee: true })).toContain('Maximum consultation fee: Any fee\n');
  });

  it('names the agreed fee to both sides', async () => {
    for (const name of ['patientBooked', 'specialistBooked'] as const) {
      expect((await writeEmail(emails[name](facts))).text).toContain('$120.50');
    }
  });

  it('links the booked specialist’s number to its public register', async () => {
    const register = { name: 'AHPRA register', url: 'https://register.test/' };
    const people = { ...facts, registrations: [{ label: 'AHPRA number', number: 'MED0001234567', register }] };
    const { text, html } = await writeEmail(emails.patientBooked(people));
    expect(text).toContain('AHPRA number: MED0001234567, https://register.test/');
    expect(html).toMatch(/<a [^>]*href="https:\/\/register.test\/"[^>]*>MED0001234567<\/a>/);
    expect((await writeEmail(emails.specialistBooked(people))).text).not.toContain('MED0001234567');
  });

  it('says who cancelled when the appointment was booked for someone else', async () => {
    const text = async (people = {}) =>
      (await writeEmail(emails.patientCancelledKept({ ...facts, ...people }))).text.replaceAll('\u00A0', ' ');
    expect(await text()).toContain('Maeve Tran cancelled the appointment');
    expect(await text({ patientName: 'Finn Tran', bookedFor: 'Finn Tran' })).toContain(
      'The person who booked for Finn Tran cancelled the appointment',
    );
  });
});
