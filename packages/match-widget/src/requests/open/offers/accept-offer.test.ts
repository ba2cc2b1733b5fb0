import { TeleError, type TeleErrorCode } from '@tele/client';
import { anAcceptedOffer } from '@tele/core/testing';
import { expect, it, vi } from 'vitest';
import { acceptOffer, type AcceptSteps } from './accept-offer.ts';

const slotISO = '2026-11-24T00:00:00.000Z';
const held = {
  offerId: 'off_7QK3WD',
  slotISO,
  clientSecret: 'pi_1_secret_2',
  amountCents: 24_500,
  heldUntil: '2026-11-22T23:40:00.000Z',
};
const refusal = (code: TeleErrorCode) => new TeleError(code, 409, { error: 'Refused.' });

const steps = (own: Partial<AcceptSteps> = {}) => {
  const order: string[] = [];
  const all = {
    prepare: vi.fn(async () => (order.push('prepare'), held)),
    confirm: vi.fn(async (secret: string) => void order.push(`confirm ${secret}`)),
    finalise: vi.fn(async () => (order.push('finalise'), anAcceptedOffer())),
    onHeld: vi.fn(),
    paid: { current: null as string | null },
    ...own,
  };
  return { ...all, order };
};

it('holds the time, pays for it by its secret, and books it', async () => {
  const all = steps();
  expect(await acceptOffer(all)).toMatchObject({ status: 'ACCEPTED' });
  expect(all.order).toEqual(['prepare', 'confirm pi_1_secret_2', 'finalise']);
  expect(all.onHeld).toHaveBeenCalledWith(held);
});

it('asks for no card where nothing is charged', async () => {
  const all = steps({ prepare: async () => ({ ...held, clientSecret: null, amountCents: 0 }) });
  await acceptOffer(all);
  expect(all.order).toEqual(['finalise']);
});

it('reports the hold before the card, and books nothing after a decline', async () => {
  const all = steps({ confirm: () => Promise.reject(refusal('CARD_DECLINED')) });
  await expect(acceptOffer(all)).rejects.toThrow('Refused.');
  expect(all.onHeld).toHaveBeenCalledTimes(1);
  expect(all.order).toEqual(['prepare']);
  expect(all.paid.current).toBeNull();
});

it('never pays twice: a retry continues with the booking after a lost answer', async () => {
  const all = steps();
  const { finalise } = all;
  all.finalise = vi.fn(finalise).mockRejectedValueOnce(refusal('UNAVAILABLE'));
  await expect(acceptOffer(all)).rejects.toThrow('Refused.');
  await acceptOffer(all);
  expect(all.order).toEqual(['prepare', 'confirm pi_1_secret_2', 'finalise']);
});

it.each(['PAYMENT_MISSING', 'OFFER_EXPIRED', 'OFFER_CLOSED'] as const)(
  'starts from scratch when the service answers %s to a payment',
  async (code) => {
    const all = steps({ finalise: () => Promise.reject(refusal(code)) });
    await expect(acceptOffer(all)).rejects.toThrow('Refused.');
    expect(all.paid.current).toBeNull();
  },
);

it('holds nothing and asks no card when the time is taken', async () => {
  const all = steps({ prepare: () => Promise.reject(refusal('SLOT_TAKEN')) });
  await expect(acceptOffer(all)).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
  expect(all.onHeld).not.toHaveBeenCalled();
  expect(all.confirm).not.toHaveBeenCalled();
});
