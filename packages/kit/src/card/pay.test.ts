import { TeleError } from '@tele/client';
import { describe, expect, it, vi } from 'vitest';
import { pay, type PaySteps } from './pay.ts';

const actionRequired = (): TeleError =>
  new TeleError('CARD_ACTION_REQUIRED', 402, { error: 'Confirm with your bank.', clientSecret: 'pi_1_secret_2' });
const declined = (): TeleError => new TeleError('CARD_DECLINED', 402, { error: 'Your card was declined.' });

const steps = (own: Partial<PaySteps> = {}) => ({
  readCard: vi.fn(own.readCard ?? (async () => ({ paymentMethodId: 'ctoken_1' }))),
  handleNextAction: vi.fn(own.handleNextAction ?? (async () => ({}))),
  confirmPayment: vi.fn(own.confirmPayment ?? (async () => ({}))),
  onPaymentMethod: vi.fn(own.onPaymentMethod ?? (async () => {})),
  t: {
    notReady: 'Card element not ready',
    cardError: 'Card error',
    notMade: 'Failed to create payment method',
    paymentFailed: 'Payment failed',
  },
  describe: own.describe ?? ((error: unknown) => (error instanceof TeleError ? error.message : 'Payment failed')),
});

describe('pay', () => {
  it('sends nothing when the provider never answers for the card', async () => {
    vi.useFakeTimers();
    const all = steps({ readCard: () => new Promise(() => undefined) });
    const failed = pay(all).catch(String);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failed).toContain('no answer');
    expect(all.onPaymentMethod).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it('sends the token of the card', async () => {
    const all = steps();
    expect(await pay(all)).toEqual({ tag: 'paid' });
    expect(all.onPaymentMethod.mock.calls).toEqual([['ctoken_1', expect.any(Function)]]);
    expect(all.handleNextAction).not.toHaveBeenCalled();
  });

  it('leaves the message of a bad field to the frame and sends nothing', async () => {
    const all = steps({ readCard: async () => ({ isInvalid: true }) });
    expect(await pay(all)).toEqual({ tag: 'invalid' });
    expect(all.onPaymentMethod).not.toHaveBeenCalled();
  });

  it('shows the provider’s message for the card and sends nothing', async () => {
    const all = steps({ readCard: async () => ({ errorMessage: 'Your card is not supported.' }) });
    expect(await pay(all)).toEqual({ tag: 'refused', message: 'Your card is not supported.', isEntry: true });
    expect(all.onPaymentMethod).not.toHaveBeenCalled();
  });

  it('has a message when the provider has none', async () => {
    expect(await pay(steps({ readCard: async () => ({ notReady: true }) }))).toEqual({
      tag: 'refused',
      message: 'Card element not ready',
    });
    expect(await pay(steps({ readCard: async () => ({ errorMessage: '' }) }))).toEqual({
      tag: 'refused',
      message: 'Card error',
      isEntry: true,
    });
    expect(await pay(steps({ readCard: async () => ({}) }))).toEqual({
      tag: 'refused',
      message: 'Failed to create payment method',
    });
  });

  it('gives the reason when the service declines', async () => {
    const all = steps({ onPaymentMethod: () => Promise.reject(declined()) });
    expect(await pay(all)).toEqual({ tag: 'refused', message: 'Your card was declined.', isDeclined: true });
    expect(all.onPaymentMethod).toHaveBeenCalledTimes(1);
  });

  it('runs 3-D Secure when the service requires it, then sends the same token', async () => {
    const all = steps();
    all.onPaymentMethod.mockRejectedValueOnce(actionRequired());
    expect(await pay(all)).toEqual({ tag: 'paid' });
    expect(all.handleNextAction.mock.calls).toEqual([['pi_1_secret_2']]);
    expect(all.onPaymentMethod.mock.calls).toEqual([
      ['ctoken_1', expect.any(Function)],
      ['ctoken_1', expect.any(Function)],
    ]);
  });

  it('stops when 3-D Secure fails', async () => {
    const all = steps({ handleNextAction: async () => ({ errorMessage: 'We could not authenticate your card.' }) });
    all.onPaymentMethod.mockRejectedValueOnce(actionRequired());
    expect(await pay(all)).toEqual({
      tag: 'refused',
      message: 'We could not authenticate your card.',
      isDeclined: true,
    });
    expect(all.onPaymentMethod).toHaveBeenCalledTimes(1);
  });

  it('runs 3-D Secure only once', async () => {
    const all = steps({ onPaymentMethod: () => Promise.reject(actionRequired()) });
    expect(await pay(all)).toEqual({ tag: 'refused', message: 'Payment failed' });
    expect(all.handleNextAction).toHaveBeenCalledTimes(1);
  });

  it('gives the reason when the service declines after 3-D Secure', async () => {
    const all = steps();
    all.onPaymentMethod.mockRejectedValueOnce(actionRequired()).mockRejectedValueOnce(declined());
    expect(await pay(all)).toEqual({ tag: 'refused', message: 'Your card was declined.', isDeclined: true });
  });

  it('confirms a prepared payment with the same card, then continues', async () => {
    const order: string[] = [];
    const all = steps({
      confirmPayment: async (secret, id) => {
        order.push(`confirm ${secret} ${id}`);
        return {};
      },
      onPaymentMethod: async (_, confirm) => {
        await confirm('pi_1_secret_2');
        order.push('finalise');
      },
    });
    expect(await pay(all)).toEqual({ tag: 'paid' });
    expect(order).toEqual(['confirm pi_1_secret_2 ctoken_1', 'finalise']);
  });

  it('stops when the provider declines a prepared payment, with the reason', async () => {
    const finalise = vi.fn();
    const all = steps({
      confirmPayment: async () => ({ errorMessage: 'Your card was declined.' }),
      onPaymentMethod: async (_, confirm) => {
        await confirm('pi_1_secret_2');
        finalise();
      },
    });
    expect(await pay(all)).toEqual({ tag: 'refused', message: 'Your card was declined.', isDeclined: true });
    expect(finalise).not.toHaveBeenCalled();
    expect(all.handleNextAction).not.toHaveBeenCalled();
  });
});
