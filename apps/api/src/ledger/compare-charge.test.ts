import { describe, expect, it } from 'vitest';
import type { PaymentRecord } from '../vendors/payment-records.ts';
import type { Charge } from './charge.ts';
import { compareCharge, type Ours } from './compare-charge.ts';

type Fate = PaymentRecord['fate'];

const oursIn = (status: Charge['status'], changes: Partial<Ours> = {}): Ours => ({
  id: 'chg_1',
  status,
  amountCents: 1_500,
  intentId: 'pi_1',
  disputed: false,
  share: null,
  waits: false,
  unwanted: false,
  stuck: false,
  job: undefined,
  ...changes,
});

const theirsIn = (fate: Fate, changes: Partial<PaymentRecord> = {}): PaymentRecord => ({
  id: 'pi_1',
  chargeId: 'chg_1',
  fate,
  amountCents: 1_500,
  capturedCents: ['taken', 'partly-returned', 'returned'].includes(fate) ? 1_500 : 0,
  refundedCents: fate === 'returned' ? 1_500 : fate === 'partly-returned' ? 500 : 0,
  disputed: false,
  share: null,
  ...changes,
});

/** Proposed action; '' when both agree. */
function proposed(ours: Ours | undefined, theirs: PaymentRecord | undefined): string {
  return compareCharge(ours, theirs)
    .map(({ proposal }) => (proposal.do === 'record' ? `record ${proposal.event}` : proposal.do))
    .join(', ');
}

const fates: readonly Fate[] = ['open', 'under-way', 'held', 'let-go', 'taken', 'partly-returned', 'returned'];
//                open        under-way held      let-go            taken              partly-returned returned
const table: Record<Charge['status'], readonly string[]> = {
  STARTED: ['', '', '', '', '', '', ''],
  ACTION_REQUIRED: ['', '', '', '', '', '', ''],
  AUTHORISED: ['look', '', '', 'record canceled', 'record captured', 'look', 'record refunded'],
  CAPTURED: ['look', '', 'look', 'look', '', 'look', 'record refunded'],
  FAILED: ['give-back', '', 'give-back', '', 'give-back', 'give-back', ''],
  RELEASED: ['give-back', '', 'give-back', '', 'give-back', 'give-back', ''],
  REFUNDING: ['give-back', '', 'give-back', 'give-back', 'give-back', 'give-back', 'record refunded'],
  REFUNDED: ['give-back', '', 'give-back', '', 'give-back', 'give-back', ''],
};

const cases = Object.entries(table).flatMap(([status, wanted]) =>
  fates.map((fate, index) => [status as Charge['status'], fate, wanted[index] ?? ''] as const),
);

describe('a charge and its payment at the provider', () => {
  it.each(cases)('%s here and %s there: %s', (status, fate, wanted) => {
    expect(proposed(oursIn(status), theirsIn(fate))).toBe(wanted);
  });

  it.each(cases)('%s here and %s there, while a job waits to move it, agree', (status, fate) => {
    expect(proposed(oursIn(status, { job: { id: 'job_1', state: 'waiting' } }), theirsIn(fate))).toBe('');
  });

  it.each(cases.filter(([, , wanted]) => wanted !== ''))(
    '%s here and %s there propose a retry once the job gave up',
    (status, fate) => {
      expect(compareCharge(oursIn(status, { job: { id: 'job_1', state: 'given-up' } }), theirsIn(fate))).toMatchObject([
        { proposal: { do: 'retry', jobId: 'job_1' } },
      ]);
    },
  );

  it.each([
    ['STARTED', ''],
    ['ACTION_REQUIRED', ''],
    ['AUTHORISED', 'look'],
    ['CAPTURED', 'look'],
    ['REFUNDING', 'look'],
    ['REFUNDED', 'look'],
    ['RELEASED', ''],
    ['FAILED', ''],
  ] as const)('%s here and unknown there: %s', (status, wanted) => {
    expect(proposed(oursIn(status), undefined)).toBe(wanted);
  });

  it.each(['STARTED', 'ACTION_REQUIRED'] as const)(
    '%s for long needs attention, whatever the provider’s status',
    (status) => {
      expect(proposed(oursIn(status, { stuck: true }), theirsIn('held'))).toBe('look');
      expect(proposed(oursIn(status, { stuck: true, intentId: null }), undefined)).toBe('look');
    },
  );

  it.each(fates)('unknown here and %s there: shown where money is held or was taken', (fate) => {
    const wanted = ['under-way', 'held', 'taken', 'partly-returned'].includes(fate) ? 'look' : '';
    expect(proposed(undefined, theirsIn(fate))).toBe(wanted);
    expect(proposed(undefined, theirsIn(fate, { chargeId: null }))).toBe(wanted);
  });

  it.each([
    ['open', 'release-second'],
    ['held', 'release-second'],
    ['let-go', ''],
    ['taken', 'look'],
    ['returned', ''],
  ] as const)('a second payment for one charge that is %s there: %s', (fate, wanted) => {
    expect(proposed(oursIn('AUTHORISED'), theirsIn(fate, { id: 'pi_2' }))).toBe(wanted);
  });

  it('a hold whose request has ended is shown, unless a job will end it', () => {
    expect(proposed(oursIn('AUTHORISED', { unwanted: true }), theirsIn('held'))).toBe('look');
    const job = { id: 'job_1', state: 'waiting' } as const;
    expect(proposed(oursIn('AUTHORISED', { unwanted: true, job }), theirsIn('held'))).toBe('');
    expect(
      proposed(oursIn('AUTHORISED', { unwanted: true, job: { ...job, state: 'given-up' } }), theirsIn('held')),
    ).toBe('retry');
  });

  it('a payment whose answer was never recorded belongs to the charge', () => {
    expect(proposed(oursIn('RELEASED', { intentId: null }), theirsIn('held'))).toBe('give-back');
  });

  it('differ by amount, partial capture and dispute, and report all three', () => {
    const theirs = theirsIn('taken', { amountCents: 2_000, capturedCents: 1_500, disputed: true });
    expect(compareCharge(oursIn('CAPTURED'), theirs)).toMatchObject([
      { ours: { status: 'CAPTURED', amountCents: 1_500 }, theirs, proposal: { because: 'the amounts differ' } },
      { proposal: { because: 'only part of it was captured there' } },
      { proposal: { do: 'record', event: 'disputed' } },
    ]);
    expect(proposed(oursIn('CAPTURED', { disputed: true }), theirsIn('taken', { disputed: true }))).toBe('');
  });

  it('due for a refund waits while a bank has the money', () => {
    const disputed = { disputed: true, waits: true };
    expect(proposed(oursIn('REFUNDING', disputed), theirsIn('taken', { disputed: true }))).toBe('');
  });
});
