import { TeleError } from '@tele/core/client';
import { describe, expect, it } from 'vitest';
import { readAcceptError } from './accept-error-text.ts';

const refused = (code: ConstructorParameters<typeof TeleError>[0], error = 'The service’s words.'): TeleError =>
  new TeleError(code, 409, { error });

describe('readAcceptError', () => {
  it('sends a request that somebody else filled back to the inbox', () => {
    for (const code of ['ALREADY_BOOKED', 'ALREADY_DECIDED'] as const) {
      expect(readAcceptError(refused(code))).toEqual({ text: 'Already filled by another specialist.', next: 'inbox' });
    }
  });

  it('keeps the specialist on the card when the patient has none', () => {
    expect(readAcceptError(refused('CARD_NOT_ON_FILE'))).toEqual({
      text: 'The patient has not set up a card for this selection yet.',
      next: 'stay',
    });
  });

  it('goes back to the fee when it is above the cap', () => {
    expect(readAcceptError(refused('FEE_EXCEEDS_CAP'))).toEqual({
      text: 'Fee exceeds the patient’s cap.',
      next: 'fee',
    });
  });

  it('shows the service’s message for everything else', () => {
    for (const code of ['CARD_DECLINED', 'SLOT_TAKEN', 'INTERNAL', 'NETWORK'] as const) {
      expect(readAcceptError(refused(code))).toEqual({ text: 'The service’s words.', next: 'stay' });
    }
  });

  it('has words where there is no message', () => {
    expect(readAcceptError(refused('CARD_DECLINED', '')).text).toBe('Failed to accept with this card');
    expect(readAcceptError(new Error('x is not a function')).text).toBe('Failed to accept with this card');
  });
});
