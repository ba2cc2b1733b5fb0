import { renderHook } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TeleProvider } from '../provider/TeleProvider.tsx';
import { useStore } from './use-store.ts';

const close = vi.fn<() => void>();
const create = vi.fn(() => ({ close }));

const person =
  (token: string) =>
  ({ children }: { children: ReactNode }) => (
    <TeleProvider apiBase="https://api.example" token={token}>
      {children}
    </TeleProvider>
  );

describe('a store of a provider', () => {
  it('is created once for all screens, and closed with its provider', () => {
    const { result, unmount } = renderHook(() => [useStore(create), useStore(create)], { wrapper: person('ada') });
    expect(result.current[0]).toBe(result.current[1]);
    expect(close).not.toHaveBeenCalled();
    unmount();
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('is a new one for another person', () => {
    let token = 'ada';
    const Wrapper = ({ children }: { children: ReactNode }) => (
      <StrictMode>
        <TeleProvider apiBase="https://api.example" token={token}>
          {children}
        </TeleProvider>
      </StrictMode>
    );
    const { result, rerender } = renderHook(() => useStore(create), { wrapper: Wrapper });
    const hers = result.current;
    rerender();
    expect(result.current).toBe(hers);
    token = 'grace';
    rerender();
    expect(result.current).not.toBe(hers);
  });
});
