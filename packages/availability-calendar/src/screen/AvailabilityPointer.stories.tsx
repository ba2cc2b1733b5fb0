import { teleStage } from '@tele/kit/story-stage';
import { aBlock } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { serveAvailability } from '../testing/serve-availability.ts';
import { someBookings } from '../testing/six-weeks.ts';
import { AvailabilityScreen } from './AvailabilityScreen.tsx';

const meta = {
  title: 'Screens/Availability/Pointer',
  component: AvailabilityScreen,
  decorators: [teleStage],
} satisfies Meta<typeof AvailabilityScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const canvasOf = async (element: HTMLElement) => {
  await screen.findByRole('grid');
  const canvas = element.querySelector<HTMLElement>('.tele-time-grid__canvas');
  if (!canvas) throw new Error('No grid is drawn.');
  // Drag listeners load on hover.
  await userEvent.hover(canvas);
  await waitFor(() => expect(canvas).toHaveAttribute('data-draws'));
  return canvas;
};

/** The middle of a cell of the week, by column and row from 6 am. */
const point = (canvas: HTMLElement, col: number, row: number) => {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  return { clientX: left + (width / 7) * (col + 0.5), clientY: top + (height / 32) * (row + 0.5) };
};

type Point = ReturnType<typeof point>;

const drag = async (from: Element, start: Point, end: Point, pointerType = 'mouse') => {
  const base = { pointerId: 1, isPrimary: true, button: 0, buttons: 1, pointerType, bubbles: true };
  await fireEvent.pointerDown(from, { ...base, ...start });
  await fireEvent.pointerMove(from, { ...base, ...start, clientY: start.clientY + 8 });
  await fireEvent.pointerMove(from, { ...base, ...end });
  await fireEvent.pointerUp(from, { ...base, ...end });
};

export const DragAddsARange: Story = {
  tags: ['spec:2.calendar-add', 'journey'],
  beforeEach: ({ msw }) => msw.use(...serveAvailability([], someBookings())),
  play: async ({ canvasElement }) => {
    const canvas = await canvasOf(canvasElement);
    // Keyboard cells must not catch the pointer.
    canvas.scrollIntoView({ block: 'center' });
    const { clientX, clientY } = point(canvas, 3, 15);
    await expect(canvas.contains(canvas.ownerDocument.elementFromPoint(clientX, clientY))).toBe(true);
    await drag(canvas, point(canvas, 3, 15), point(canvas, 3, 21));
    const editor = within(await screen.findByRole('dialog', { name: 'Add availability' }));
    await waitFor(() => expect(editor.getByLabelText('Start time')).toHaveValue('13:30'));
    await expect(editor.getByLabelText('Start date')).toHaveValue('Thu 26 Nov 2026');
    await expect(editor.getByLabelText('End time')).toHaveValue('17:00');
    await userEvent.click(editor.getByRole('button', { name: 'Add availability' }));
    await expect(
      await screen.findByRole('button', { name: '1:30 – 5:00 pm AEDT, Thursday 26 November, available' }),
    ).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^1:30 – 5:00 pm AEDT/ })).toBeNull());
  },
};

export const DragMovesABlock: Story = {
  beforeEach: ({ msw }) => msw.use(...serveAvailability([aBlock('2026-11-25', 9, 11)], someBookings())),
  play: async ({ canvasElement }) => {
    const canvas = await canvasOf(canvasElement);
    const block = await screen.findByRole('button', { name: /^9:00 – 11:00 am AEDT, Wednesday/ });
    await drag(block, point(canvas, 2, 7), point(canvas, 5, 11));
    await expectState(async () =>
      expect(
        await screen.findByRole('button', { name: '11:00 am – 1:00 pm AEDT, Saturday 28 November, available' }),
      ).toBeVisible(),
    );
  },
};

export const DragOnTheEdgeResizes: Story = {
  beforeEach: ({ msw }) => msw.use(...serveAvailability([aBlock('2026-11-25', 9, 11)], someBookings())),
  play: async ({ canvasElement }) => {
    const canvas = await canvasOf(canvasElement);
    const block = await screen.findByRole('button', { name: /^9:00 – 11:00 am AEDT, Wednesday/ });
    const edge = { ...point(canvas, 2, 9), clientY: block.getBoundingClientRect().bottom - 3 };
    await drag(block, edge, point(canvas, 2, 13));
    await expectState(async () =>
      expect(
        await screen.findByRole('button', { name: '9:00 am – 1:00 pm AEDT, Wednesday 25 November, available' }),
      ).toBeVisible(),
    );
  },
};

export const DragOnTheUpperEdgeResizes: Story = {
  beforeEach: ({ msw }) => msw.use(...serveAvailability([aBlock('2026-11-25', 9, 11)], someBookings())),
  play: async ({ canvasElement }) => {
    const canvas = await canvasOf(canvasElement);
    const block = await screen.findByRole('button', { name: /^9:00 – 11:00 am AEDT, Wednesday/ });
    const edge = { ...point(canvas, 2, 6), clientY: block.getBoundingClientRect().top + 3 };
    await drag(block, edge, point(canvas, 2, 4));
    await expectState(async () =>
      expect(
        await screen.findByRole('button', { name: '8:00 – 11:00 am AEDT, Wednesday 25 November, available' }),
      ).toBeVisible(),
    );
  },
};

export const DragNearTheEdgeScrolls: Story = {
  tags: ['journey'],
  beforeEach: ({ msw }) => msw.use(...serveAvailability([], someBookings())),
  decorators: [(Story) => <div style={{ blockSize: 400, overflow: 'auto' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = await canvasOf(canvasElement);
    const box = canvas.closest<HTMLElement>('[style*="overflow"]');
    if (!box) throw new Error('Nothing scrolls.');
    const base = { pointerId: 1, isPrimary: true, button: 0, buttons: 1, pointerType: 'mouse', bubbles: true };
    const foot = { ...point(canvas, 3, 4), clientY: box.getBoundingClientRect().bottom - 4 };
    await fireEvent.pointerDown(canvas, { ...base, ...point(canvas, 3, 4) });
    await fireEvent.pointerMove(canvas, { ...base, ...foot });
    // The drawn time grows while the pointer rests.
    await waitFor(() => expect(box.scrollTop).toBe(box.scrollHeight - box.clientHeight));
    await fireEvent.pointerUp(canvas, { ...base, ...foot });
    const editor = within(await screen.findByRole('dialog', { name: 'Add availability' }));
    await waitFor(() => expect(editor.getByLabelText('Start time')).toHaveValue('08:00'));
    await expect(editor.getByLabelText('End time')).toHaveValue('22:00');
    // Axe takes content scrolled out of a box for empty.
    box.scrollTop = 0;
  },
};

export const EscapeGivesADragUp: Story = {
  tags: ['journey'],
  beforeEach: ({ msw }) => msw.use(...serveAvailability([aBlock('2026-11-25', 9, 11)], someBookings())),
  play: async ({ canvasElement }) => {
    const canvas = await canvasOf(canvasElement);
    const block = await screen.findByRole('button', { name: /^9:00 – 11:00 am AEDT, Wednesday/ });
    const base = { pointerId: 1, isPrimary: true, button: 0, buttons: 1, pointerType: 'mouse', bubbles: true };
    await fireEvent.pointerDown(block, { ...base, ...point(canvas, 2, 8) });
    await fireEvent.pointerMove(block, { ...base, ...point(canvas, 4, 8) });
    await waitFor(() => expect(canvas).toHaveAttribute('data-dragging', 'move'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas).not.toHaveAttribute('data-dragging'));
    await fireEvent.pointerUp(block, { ...base, ...point(canvas, 4, 8) });
    await expect(screen.getByRole('button', { name: /^9:00 – 11:00 am AEDT, Wednesday/ })).toBeVisible();
  },
};

/** A mouse that returns without its button draws nothing: it was released outside the window. */
export const AReleaseNobodyHeardEndsADrag: Story = {
  tags: ['journey'],
  beforeEach: ({ msw }) => msw.use(...serveAvailability([], someBookings())),
  play: async ({ canvasElement }) => {
    const canvas = await canvasOf(canvasElement);
    const base = { pointerId: 1, isPrimary: true, button: 0, buttons: 1, pointerType: 'mouse', bubbles: true };
    await fireEvent.pointerDown(canvas, { ...base, ...point(canvas, 2, 8) });
    await fireEvent.pointerMove(canvas, { ...base, ...point(canvas, 2, 10) });
    await waitFor(() => expect(canvas).toHaveAttribute('data-dragging', 'select'));
    await fireEvent.pointerMove(canvas, { ...base, buttons: 0, ...point(canvas, 2, 14) });
    await waitFor(() => expect(canvas).not.toHaveAttribute('data-dragging'));
    await fireEvent.pointerMove(canvas, { ...base, buttons: 0, ...point(canvas, 2, 16) });
    await fireEvent.pointerUp(canvas, { ...base, buttons: 0, ...point(canvas, 2, 16) });
    await expect(canvas).not.toHaveAttribute('data-dragging');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const TouchHoldsThenDrags: Story = {
  tags: ['journey'],
  beforeEach: ({ msw }) => msw.use(...serveAvailability([], someBookings())),
  play: async ({ canvasElement }) => {
    const canvas = await canvasOf(canvasElement);
    const base = { pointerId: 2, isPrimary: true, button: 0, pointerType: 'touch', bubbles: true };
    // An immediate move scrolls.
    await drag(canvas, point(canvas, 3, 15), point(canvas, 3, 21), 'touch');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await fireEvent.pointerDown(canvas, { ...base, ...point(canvas, 3, 15) });
    await waitFor(() => expect(canvas).toHaveAttribute('data-dragging', 'select'));
    await fireEvent.pointerMove(canvas, { ...base, ...point(canvas, 3, 17) });
    await fireEvent.pointerUp(canvas, { ...base, ...point(canvas, 3, 17) });
    const editor = within(await screen.findByRole('dialog', { name: 'Add availability' }));
    await waitFor(() => expect(editor.getByLabelText('End time')).toHaveValue('15:00'));
  },
};

export const AToastMakesRoomForTheEditor: Story = {
  beforeEach: ({ msw }) => msw.use(...serveAvailability([aBlock('2026-11-25', 9, 11)], someBookings())),
  play: async ({ canvasElement }) => {
    const canvas = await canvasOf(canvasElement);
    const block = await screen.findByRole('button', { name: /^9:00 – 11:00 am AEDT, Wednesday/ });
    await drag(block, point(canvas, 2, 7), point(canvas, 5, 11));
    await screen.findByRole('button', { name: 'Undo' });
    await userEvent.click(screen.getByRole('button', { name: /^11:00 am – 1:00 pm AEDT, Saturday/ }));
    await expectState(async () => {
      await screen.findByRole('dialog', { name: 'Edit availability' });
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    });
  },
};

export const ClickOpensWhatIsThere: Story = {
  tags: ['spec:2.calendar-edit', 'spec:2.calendar-bookings', 'journey'],
  beforeEach: ({ msw }) => msw.use(...serveAvailability([aBlock('2026-11-24', 9, 12.5)], someBookings())),
  play: async ({ canvasElement }) => {
    const canvas = await canvasOf(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: /^11:00 Maeve Tran, booked/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Maeve Tran' });
    await expect(within(sheet).queryByRole('textbox')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: /^9:00 am – 12:30 pm AEDT, Tuesday/ }));
    await screen.findByRole('dialog', { name: 'Edit availability' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await fireEvent.click(canvas, point(canvas, 4, 20));
    const editor = within(await screen.findByRole('dialog', { name: 'Add availability' }));
    await waitFor(() => expect(editor.getByLabelText('Start time')).toHaveValue('16:00'));
  },
};
