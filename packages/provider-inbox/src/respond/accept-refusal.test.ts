import { TeleError } from '@tele/client';
import { describe, expect, it } from 'vitest';
import { readAcceptError as read } from './accept-refusal.ts';
import { respondMessages } from './respond.messages.ts';

const readAcceptError = (error: unknown) => read(error, { profession: 'doctor', t: respondMessages.table });

const refused = (code: ConstructorParameters<typeof TeleError>[0], error = 'The service’s words.'): TeleError =>
  new TeleError(code, 409, { error });

describe('readAcceptError', () => {
  it('returns to the inbox when another specialist filled the request', () => {
    for (const code of ['ALREADY_BOOKED', 'ALREADY_DECIDED'] as const) {
      expect(readAcceptError(refused(code))).toMatchObject({
        text: 'Already filled by another specialist.',
        next: 'inbox',
      });
    }
  });

  it('reports a booking when an earlier acceptance had a lost answer', () => {
    expect(readAcceptError(refused('ALREADY_ACCEPTED'))).toMatchObject({
      text: 'You’ve already accepted this request. Your appointment is confirmed at the fee you set then.',
      next: 'booked',
    });
  });

  it('keeps the specialist on the card when the patient has none', () => {
    expect(readAcceptError(refused('CARD_NOT_ON_FILE'))).toMatchObject({
      text: 'The patient has not set up a card for this selection yet.',
      next: 'stay',
    });
  });

  it('goes back to the fee when it is above the cap', () => {
    expect(readAcceptError(refused('FEE_EXCEEDS_CAP'))).toMatchObject({
      text: 'Fee exceeds the patient’s cap.',
      next: 'fee',
      error: { code: 'FEE_EXCEEDS_CAP', fields: { fee: 'Fee exceeds the patient’s cap.' } },
    });
  });

  it('shows the service’s message for everything else', () => {
    for (const code of ['CARD_DECLINED', 'PAYMENT_REFUSED', 'SLOT_TAKEN', 'INTERNAL', 'NETWORK'] as const) {
      expect(readAcceptError(refused(code))).toMatchObject({ text: 'The service’s words.', next: 'stay' });
    }
  });

  it('has words where there is no message', () => {
    expect(readAcceptError(refused('CARD_DECLINED', '')).text).toBe('Failed to accept with this card');
    expect(readAcceptError(new Error('x is not a function')).text).toBe('Failed to accept with this card');
  });

  it('speaks of the people of the category', () => {
    const t = respondMessages.table;
    expect(read(refused('FEE_EXCEEDS_CAP'), { profession: 'education', t }).text).toBe(
      'Fee exceeds the student’s cap.',
    );
    expect(read(refused('ALREADY_BOOKED'), { profession: 'coaching', t }).text).toBe(
      'Already filled by another coach.',
    );
  });

  it('keeps what finishes a 3-D Secure step', () => {
    const asked = new TeleError('CARD_ACTION_REQUIRED', 402, {
      error: 'Confirm with your bank.',
      clientSecret: 'pi_1',
    });
    expect(readAcceptError(asked)).toMatchObject({ error: { code: 'CARD_ACTION_REQUIRED', clientSecret: 'pi_1' } });
  });
});
