import { act, fireEvent, render, renderHook } from '@testing-library/react';
import type { TeleClient } from '@tele/client';
import { useEffect, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { TeleProvider } from '../provider/TeleProvider.tsx';
import { useRemembered } from './use-remembered.ts';

const client = {} as TeleClient;
const Provider = ({ children }: { children: ReactNode }) => <TeleProvider client={client}>{children}</TeleProvider>;

describe('useRemembered', () => {
  it('restores its value when the screen comes back', () => {
    const Screen = () => {
      const [step, setStep] = useRemembered('step', 'search');
      return <button onClick={() => setStep('results')}>{step}</button>;
    };
    const shown = (screen: ReactNode) => <Provider>{screen}</Provider>;
    const { rerender, getByRole } = render(shown(<Screen />));
    fireEvent.click(getByRole('button', { name: 'search' }));
    rerender(shown(null));
    rerender(shown(<Screen />));
    expect(getByRole('button', { name: 'results' })).toBeTruthy();
  });

  it('passes a removed screen’s value to its replacement', () => {
    const sets: ((step: string) => void)[] = [];
    const Screen = () => {
      const [step, setStep] = useRemembered('step', 'search');
      useEffect(() => void sets.push(setStep), [setStep]);
      return <output>{step}</output>;
    };
    const shown = (key: string) => (
      <Provider>
        <Screen key={key} />
      </Provider>
    );
    const { rerender, getByRole } = render(shown('first'));
    rerender(shown('second'));
    act(() => sets[0]?.('results'));
    expect(getByRole('status').textContent).toBe('results');
  });

  it('depends on its key', () => {
    const { result, rerender } = renderHook(({ key }) => useRemembered(key, 'search'), {
      initialProps: { key: 'step' },
      wrapper: Provider,
    });
    act(() => result.current[1]('results'));
    rerender({ key: 'other' });
    expect(result.current[0]).toBe('search');
    rerender({ key: 'step' });
    expect(result.current[0]).toBe('results');
  });

  it('can hold null', () => {
    const { result } = renderHook(() => useRemembered<string | null>('selection', 'sel_1'), { wrapper: Provider });
    act(() => result.current[1](null));
    expect(result.current[0]).toBeNull();
  });
});
