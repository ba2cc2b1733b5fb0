import { TeleProvider } from '@tele/kit';
import { createTeleClient } from '@tele/client';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeletionReceipt } from './DeletionReceipt.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));

async function show(answer: (nth: number) => Response) {
  let asked = 0;
  const client = createTeleClient({
    apiBase: 'https://api.example.com',
    token: null,
    wait: async () => {},
    fetch: async () => answer((asked += 1)),
  });
  render(
    <TeleProvider client={client}>
      <DeletionReceipt receiptId="dlt_1" />
    </TeleProvider>,
  );
  await vi.dynamicImportSettled();
  await pass(100);
  return () => asked;
}

describe('DeletionReceipt', () => {
  it('polls until every company has confirmed', async () => {
    const asked = await show((nth) =>
      Response.json({ processors: [{ id: 'identity', name: 'Google', confirmed: nth > 1 }] }),
    );
    expect(screen.getByRole('listitem').textContent).toBe('Google: Not confirmed yet');
    await pass(3_000);
    expect(screen.getByRole('listitem').textContent).toBe('Google: Deleted your sign-in');
    await pass(60_000);
    expect(asked()).toBe(2);
  });

  it('renders nothing when the read fails', async () => {
    await show(() => Response.json({ error: 'Not found', code: 'NOT_FOUND' }, { status: 404 }));
    expect(screen.queryByRole('list')).toBeNull();
  });
});
