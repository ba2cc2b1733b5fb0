import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TeleRoot } from '../tele-root/TeleRoot.tsx';
import { latePopoverPanel } from './late-popover-panel.ts';
import { Popover } from './Popover.tsx';

afterEach(() => void vi.restoreAllMocks());

it('shows a load error at its button, retries on request, and clears it on close', async () => {
  // Another test of the process may have loaded it.
  vi.spyOn(latePopoverPanel, 'part', 'get').mockReturnValue(null);
  const load = vi.spyOn(latePopoverPanel, 'load').mockRejectedValue(new Error('offline'));
  render(
    <TeleRoot>
      <Popover label="Fee" trigger={<button type="button">Fee</button>}>
        How much
      </Popover>
    </TeleRoot>,
  );
  const trigger = screen.getByRole('button', { name: 'Fee' });
  fireEvent.click(trigger);
  const again = await screen.findByRole('button', { name: 'This did not load. Try again' });
  const before = load.mock.calls.length;
  fireEvent.click(again);
  await screen.findByRole('button', { name: 'This did not load. Try again' });
  expect(load.mock.calls.length).toBeGreaterThan(before);
  fireEvent.click(trigger);
  expect(screen.queryByRole('alert')).toBeNull();
});
