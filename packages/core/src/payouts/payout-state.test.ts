import { expect, it } from 'vitest';
import { payoutState, type PayoutAccount } from './payout-state.ts';
import type { PayoutState } from './statuses.ts';

const rejected = 'rejected.fraud';
const pastDue = 'requirements.past_due';
const looking = 'requirements.pending_verification';

it('the state is NONE without an account', () => {
  expect(payoutState(null)).toBe('NONE');
});

it.each<[string, PayoutAccount['isSubmitted'], string | null, PayoutState]>([
  ['whose form is not sent', false, null, 'INCOMPLETE'],
  ['whose form is not sent, which the provider calls disabled', false, pastDue, 'INCOMPLETE'],
  ['whose form is sent and looked at', true, looking, 'INCOMPLETE'],
  ['whose form is sent, and nothing is said', true, null, 'INCOMPLETE'],
  ['that asks again and was not answered', true, pastDue, 'RESTRICTED'],
  ['that the provider has closed', true, rejected, 'RESTRICTED'],
])('an account that takes no money, %s', (_, isSubmitted, disabledBecause, state) => {
  expect(payoutState({ takesMoney: false, isSubmitted, disabledBecause })).toBe(state);
});

it('an account that takes money is active, whatever it still asks for', () => {
  for (const disabledBecause of [null, pastDue, looking]) {
    expect(payoutState({ takesMoney: true, isSubmitted: true, disabledBecause })).toBe('ACTIVE');
  }
});
