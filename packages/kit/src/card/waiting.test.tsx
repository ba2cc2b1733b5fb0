import { act, render, screen } from '@testing-library/react';
import type { Stripe } from '@stripe/stripe-js';
import { TeleRoot } from '@tele/ui';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TeleProvider } from '../provider/TeleProvider.tsx';
import { CardField } from './CardField.tsx';
import { useCardProvider } from './use-card-provider.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ addEventListener: () => undefined, removeEventListener: () => undefined }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

const Tag = () => <output>{useCardProvider().tag}</output>;

describe('a card form that waits', () => {
  it('says that it did not load when the payment script never answers', async () => {
    render(
      <TeleProvider apiBase="/api" token={null} stripe={{ publishableKey: 'pk_test_never' }}>
        <Tag />
      </TeleProvider>,
    );
    expect(screen.getByRole('status').textContent).toBe('loading');
    await act(() => vi.advanceTimersByTimeAsync(25_000));
    expect(screen.getByRole('status').textContent).toBe('failed');
  });

  it('reports a frame that never answers', async () => {
    const fail = vi.fn<() => void>();
    const nothing = () => <span />;
    const provider = { tag: 'ready', fail, stripe: {} as Stripe, CardFrame: nothing, WalletButtons: nothing } as const;
    render(
      <TeleRoot>
        <CardField
          provider={provider}
          options={{ mode: 'payment', amount: 1_500, currency: 'aud' }}
          disabled={false}
          refused={false}
          onHandle={() => undefined}
          onChange={() => undefined}
        />
      </TeleRoot>,
    );
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(fail).toHaveBeenCalledTimes(1);
  });
});
