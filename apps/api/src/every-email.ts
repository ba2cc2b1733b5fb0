import {
  declineRepliesOf,
  declineReplyTexts,
  hasPractice,
  professionOf,
  type Meeting,
  type ProfessionId,
} from '@tele/core';
import { emails as applicationEmails } from './applications/emails-by-name.ts';
import type { EmailContent } from './emails/layout/write-email.ts';
import { meetingWords } from './meetings/meeting-words.ts';
import { accountDeleted } from './emails/account-deleted.ts';
import { emails as rescheduleEmails } from './reschedules/emails-by-name.ts';
import { emails as offerEmails } from './offers/emails-by-name.ts';
import { emails as receiptEmails } from './receipts/emails-by-name.ts';
import { reminderEmails } from './reminders/send-reminder.ts';
import { newOpenRequests } from './emails/new-open-requests.ts';
import { openRequestClosed } from './emails/request-closed.ts';
import { emails as securityEmails } from './security-emails/emails-by-name.ts';
import { emails as selectionEmails } from './selections/emails-by-name.ts';
import { alertFoundTime } from './emails/alert-found-time.ts';
import { calendarStopped } from './emails/calendar-stopped.ts';

const deletionReceipt = {
  confirmed: [
    { id: 'identity', name: 'Google Identity Platform' },
    { id: 'payments', name: 'Stripe' },
  ],
  pending: [{ id: 'storage', name: 'Amazon S3 (ap-southeast-2)' }],
  backupDays: 35,
} as const;
const meeting: Meeting = { way: 'phone', videoUrl: null, instructions: 'The call comes from a private number.' };

function factsFor(portalUrl: string, profession: ProfessionId) {
  const slotISO = '2026-12-03T22:30:00.000Z';
  return {
    portalUrl,
    profession,
    slotISO,
    startISO: slotISO,
    fromISO: slotISO,
    toISO: '2026-12-04T22:30:00.000Z',
    expiresAt: slotISO,
    times: [slotISO, '2026-12-04T22:30:00.000Z', '2026-12-07T05:30:00.000Z'],
    answerBy: slotISO,
    issuedISO: slotISO,
    zone: 'Australia/Sydney',
    selectionId: 'sel_8Q2F7K',
    requestId: 'req_5H8KQ2',
    specialistName: 'Dr Callum Brodie',
    patientName: 'Ben Tran',
    bookedFor: 'Ben Tran',
    keptCents: 1_500,
    side: 'patient' as const,
    offerId: 'off_7QK3WD',
    rescheduleId: 'mov_2T9WQX',
    appointmentId: 'sel_8Q2F7K',
    apt: 'sel_8Q2F7K',
    feeCents: 24_500,
    receivesCents: 20_825,
    amountCents: 1_500,
    kind: 'booking_fee',
    number: 'R-2026-004182',
    gstCents: 136,
    isOurs: true,
    payer: 'Maeve Tran',
    card: 'Visa ending 4242',
    business: { name: 'Tele Pty Ltd', abn: '51824753556' },
    link: { label: 'Open your request', url: `${portalUrl}/requests/sel_8Q2F7K` },
    candidates: [
      { name: 'Dr Priya Venkatesan', slotISO, feeFromCents: 26_000 },
      { name: 'Dr Callum Brodie', slotISO: '2026-12-04T22:30:00.000Z', feeFromCents: 23_000 },
      { name: 'Dr Hạnh Nguyễn', slotISO: '2026-12-07T05:30:00.000Z', feeFromCents: null },
    ],
    agreed: { feeCapCents: 26_000, anyFee: false },
    replies: declineRepliesOf(profession).map((reply) => declineReplyTexts[reply]),
    words: [] as readonly string[],
    profileType: hasPractice(profession) ? ('EUCA_MD' as const) : ('SOLO' as const),
    reason: 'The registration number belongs to someone else.',
    faults: [],
    path: professionOf(profession)?.path ?? '',
    atISO: slotISO,
    device: 'Chrome on Windows',
    site: 'Banksia Road Family Practice',
    accountUrl: `${portalUrl}/patient`,
  };
}

type Facts = ReturnType<typeof factsFor>;
interface Rule {
  to: 'patient' | 'specialist';
  write: (facts: Facts) => EmailContent;
}

const written = <Name extends string>(
  noun: string,
  table: Readonly<Record<Name, ((facts: Facts) => EmailContent) | Rule>>,
  facts: Facts,
): [string, EmailContent][] =>
  Object.entries<((facts: Facts) => EmailContent) | Rule>(table).map(([name, rule]) => [
    `${noun} ${name}`,
    typeof rule === 'function'
      ? rule(withWords(facts, name === 'specialistBooked' ? 'specialist' : 'patient'))
      : rule.write(withWords(facts, rule.to)),
  ]);

function withWords(facts: Facts, side: 'patient' | 'specialist'): Facts {
  return { ...facts, words: meetingWords(meeting, { side, profession: facts.profession, isForOther: true }) };
}

/** Every email with example facts, by module and name, for every-email.test.ts and previews. */
export function everyEmail(portalUrl: string, profession: ProfessionId = 'doctor'): ReadonlyMap<string, EmailContent> {
  const facts = factsFor(portalUrl, profession);
  return new Map([
    ...written('selections', selectionEmails, facts),
    ...written('offers', offerEmails, facts),
    ...written('reschedules', rescheduleEmails, facts),
    ...written('reminders', reminderEmails, facts),
    ...written('receipts', receiptEmails, facts),
    ...written('applications', applicationEmails, facts),
    ...written('security-emails', securityEmails, facts),
    ['requests closed', openRequestClosed(`${portalUrl}/requests/open/req_5H8KQ2`)] as const,
    ['requests digest', newOpenRequests(2, facts)] as const,
    ['watches somebodyIsFree', alertFoundTime(portalUrl)] as const,
    ['my-data accountDeleted', accountDeleted(false, deletionReceipt, portalUrl)] as const,
    ['my-data accountDeleted, specialist', accountDeleted(true, deletionReceipt, portalUrl)] as const,
    [
      'calendars stoppedReading',
      calendarStopped({ name: 'Work roster', stoppedAt: facts.slotISO, hasBusyTimes: true, portalUrl }),
    ] as const,
  ]);
}
