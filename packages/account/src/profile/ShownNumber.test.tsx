import { act, fireEvent, render, screen } from '@testing-library/react';
import type { TeleClient } from '@tele/client';
import { TeleProvider } from '@tele/kit';
import { afterEach, expect, it, vi } from 'vitest';
import { ShownNumber } from './ShownNumber.tsx';

afterEach(() => vi.useRealTimers());

it('a revealed number is masked again after 30 seconds', async () => {
  vi.useFakeTimers();
  const call = vi.fn(async () => ({ medicareOrIhi: '2123456701' }));
  render(
    <TeleProvider client={{ call } as unknown as TeleClient}>
      <ShownNumber masked="•••••••701" />
    </TeleProvider>,
  );
  expect(call).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button'));
  await act(() => vi.advanceTimersByTimeAsync(29_000));
  expect(screen.getByText('2123456701')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(screen.queryByText('2123456701')).toBeNull();
  expect(screen.getByText('•••••••701')).toBeDefined();
  expect(call).toHaveBeenCalledTimes(1);
});
