import { act, renderHook } from '@testing-library/react';
import { TeleError, type TeleClient } from '@tele/client';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { TeleProvider } from '../provider/TeleProvider.tsx';
import { usePayment } from './use-payment.ts';

/** A client whose person is signed out until `signIn`. */
function aSignedOutClient() {
  const listeners = new Set<() => void>();
  let reason: 'expired' | null = 'expired';
  const session: Partial<TeleClient['session']> = {
    signedOut: () => reason,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const signIn = (): void => {
    reason = null;
    for (const listener of listeners) listener();
  };
  return { client: { session } as TeleClient, signIn };
}

/** Payment refused with this error, and the way to sign in. */
async function refusedWith(error: TeleError) {
  const { client, signIn } = aSignedOutClient();
  const wrapper = ({ children }: { children: ReactNode }) => <TeleProvider client={client}>{children}</TeleProvider>;
  const { result } = renderHook(
    () => usePayment({ failureText: 'Payment failed', onPaymentMethod: () => Promise.reject(error) }, async () => null),
    { wrapper },
  );
  await act(async () => {
    expect(await result.current.submit(async () => ({ paymentMethodId: 'ctoken_1' }))).toBe(false);
  });
  expect(result.current.state).toMatchObject({ tag: 'refused', message: error.message });
  return { state: () => result.current.state.tag, signIn: () => act(signIn) };
}

it('asks for a sign-in only while the person is signed out', async () => {
  const payment = await refusedWith(new TeleError('UNAUTHENTICATED', 401, { error: 'Please sign in.' }));
  payment.signIn();
  expect(payment.state()).toBe('idle');
});

it('keeps card errors after a sign-in', async () => {
  const payment = await refusedWith(new TeleError('CARD_DECLINED', 402, { error: 'Your card was declined.' }));
  payment.signIn();
  expect(payment.state()).toBe('refused');
});
