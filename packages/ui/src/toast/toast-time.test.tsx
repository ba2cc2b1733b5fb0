import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toast } from './Toast.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('goes after five seconds, with something to press on it too', () => {
  const onClose = vi.fn();
  const options = { action: { label: 'Undo', onSelect: vi.fn() } };
  render(
    <ol>
      <Toast
        item={{ id: 1, text: 'Time added', options, open: true }}
        held={false}
        onClose={onClose}
        onGone={() => undefined}
      />
    </ol>,
  );
  act(() => void vi.advanceTimersByTime(4_900));
  expect(onClose).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(200));
  expect(onClose).toHaveBeenCalledOnce();
});
