import { aBlock } from '@tele/core/testing';
import { teleStage } from '@tele/kit/story-stage';
import { inShadowRoot, placeOf } from '@tele/ui/story-place';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { serveAvailability } from '../testing/serve-availability.ts';
import { AvailabilityScreen } from './AvailabilityScreen.tsx';

const meta = {
  title: 'Screens/Availability/In a shadow root',
  component: AvailabilityScreen,
  decorators: [teleStage, inShadowRoot],
} satisfies Meta<typeof AvailabilityScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  tags: ['journey'],
  beforeEach: ({ msw }) => msw.use(...serveAvailability([aBlock('2026-11-23', 9, 10)])),
  play: async ({ canvasElement }) => {
    const { all, focused } = await placeOf(canvasElement);
    const isAt = (name: RegExp) => waitFor(() => expect(focused()).toBe(all.getByRole('gridcell', { name })));
    (await all.findByRole('gridcell', { name: /^Monday 23 November, 9:00 am/ })).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await isAt(/^Monday 23 November, 10:00 am/);
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}{Enter}');
    const editor = await all.findByRole('dialog', { name: 'Add availability' });
    await waitFor(() => expect(editor.contains(focused())).toBe(true));
    await waitFor(() => expect(within(editor).getByLabelText('Start time')).toHaveValue('10:00'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(all.queryByRole('dialog')).toBeNull());
    await isAt(/^Tuesday 24 November, 10:30 am/);
    await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}');
    await isAt(/^Monday 23 November, 9:30 am/);
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(all.queryByRole('button', { name: /^9:00 – 10:00 am/ })).toBeNull());
  },
};

export const ByPointer: Story = {
  tags: ['journey'],
  beforeEach: ({ msw }) => msw.use(...serveAvailability([])),
  play: async ({ canvasElement }) => {
    const { all } = await placeOf(canvasElement);
    const grid = await all.findByRole('grid');
    const canvas = await waitFor(() => {
      const found = (grid.getRootNode() as ShadowRoot).querySelector('.tele-time-grid__canvas');
      if (!found) throw new Error('No grid is drawn.');
      return found;
    });
    await userEvent.hover(canvas);
    await waitFor(() => expect(canvas).toHaveAttribute('data-draws'));
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const at = (column: number, row: number) => ({
      clientX: left + (width / 7) * (column + 0.5),
      clientY: top + (height / 32) * (row + 0.5),
      pointerId: 1,
      isPrimary: true,
      button: 0,
      buttons: 1,
      pointerType: 'mouse',
      bubbles: true,
      composed: true,
    });
    await fireEvent.pointerDown(canvas, at(3, 15));
    await fireEvent.pointerMove(canvas, at(3, 17));
    await fireEvent.pointerMove(canvas, at(3, 21));
    await fireEvent.pointerUp(canvas, at(3, 21));
    const editor = await all.findByRole('dialog', { name: 'Add availability' });
    await waitFor(() => expect(within(editor).getByLabelText('Start time')).toHaveValue('13:30'));
    await expect(within(editor).getByLabelText('End time')).toHaveValue('17:00');
    // A press inside belongs to the editor; one outside closes it.
    await userEvent.click(within(editor).getByLabelText('End time'));
    await waitFor(() => expect(editor).toBeVisible());
    await userEvent.click(all.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(all.queryByRole('dialog')).toBeNull());
  },
};
