import { act, renderHook } from '@testing-library/react';
import { TeleProvider } from '@tele/kit';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConfigContext } from '../config/context.ts';
import { readConfig } from '../config/config.ts';
import { useGoogle } from './use-google.ts';

const config = readConfig({
  VITE_API_BASE: 'https://api.example',
  VITE_FIREBASE_API_KEY: 'k',
  VITE_FIREBASE_PROJECT_ID: 'p',
});
const never: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));

const Page = ({ children }: { children: ReactNode }) => (
  <ConfigContext value={config}>
    <TeleProvider apiBase="https://api.example" token={null} fetch={never}>
      {children}
    </TeleProvider>
  </ConfigContext>
);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(new DOMException('late', 'TimeoutError')), ms);
    return stop.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('the sign-in reports an unresponsive API after 10 seconds, and stays', async () => {
  const onNoAnswer = vi.fn<() => void>();
  const { result } = renderHook(() => useGoogle(onNoAnswer), { wrapper: Page });
  act(() => result.current.leave());
  expect(result.current.leaving).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(onNoAnswer).toHaveBeenCalledTimes(1);
  expect(result.current.leaving).toBe(false);
});
