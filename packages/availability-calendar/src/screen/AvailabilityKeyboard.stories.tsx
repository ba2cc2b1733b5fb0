import { teleStage } from '@tele/kit/story-stage';
import { aBlock } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { serveAvailability } from '../testing/serve-availability.ts';
import { AvailabilityScreen } from './AvailabilityScreen.tsx';

const meta = {
  title: 'Screens/Availability/Keyboard',
  component: AvailabilityScreen,
  decorators: [teleStage],
} satisfies Meta<typeof AvailabilityScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const cell = (name: string | RegExp) => screen.findByRole('gridcell', { name });
const block = (name: string | RegExp) => screen.findByRole('button', { name });
const gone = (name: string | RegExp) => waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
const press = (keys: string) => userEvent.keyboard(keys);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
/** Tabs to a control by role and name: no pointer, no script. */
const tabTo = async (role: string, name: string | RegExp, back = false) => {
  for (let stops = 0; stops < 40; stops += 1) {
    const found = screen.queryAllByRole(role, { name });
    if (found.some((element) => element === element.ownerDocument.activeElement)) return;
    await userEvent.tab({ shift: back });
  }
  throw new Error(`Tab does not reach ${role} ${String(name)}.`);
};
const enterGrid = async () => {
  await screen.findByRole('grid');
  await tabTo('gridcell', /^Monday 23 November, 9:00 am/);
};

export const MovesAround: Story = {
  tags: ['journey'],
  beforeEach: ({ msw }) => msw.use(...serveAvailability([aBlock('2026-11-23', 9, 10)])),
  play: async ({ canvas }) => {
    await enterGrid();
    await expect(await cell('Monday 23 November, 9:00 am AEDT, available')).toHaveFocus();
    await press('{ArrowDown}{ArrowDown}');
    await expect(await cell('Monday 23 November, 10:00 am AEDT, not available')).toHaveFocus();
    await press('{End}');
    await expect(await cell('Sunday 29 November, 10:00 am AEDT, not available')).toHaveFocus();
    await press('{ArrowRight}');
    await expect(await cell('Monday 30 November, 10:00 am AEDT, not available')).toHaveFocus();
    await expect(canvas.getByRole('heading', { name: '30 Nov – 6 Dec 2026' })).toBeVisible();
    await press('{PageUp}{Control>}{Home}{/Control}');
    const first = await cell('Monday 23 November, 6:00 am AEDT, not available');
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute('aria-colindex', '1');
    await expect(first.parentElement).toHaveAttribute('aria-rowindex', '2');
    await press('{ArrowUp}');
    await expect(first).toHaveFocus();
  },
};

export const CreatesExtendsAndRepeats: Story = {
  tags: ['spec:5.availability-repeat', 'journey'],
  beforeEach: ({ msw }) => msw.use(...serveAvailability([])),
  play: async ({ canvas }) => {
    await enterGrid();
    await press('{ArrowRight}{ArrowRight}{ArrowRight}');
    await press('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(await cell('Thursday 26 November, 10:30 am AEDT, not available')).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await press('{Enter}');
    const editor = await dialog('Add availability');
    await waitFor(() => expect(editor.getByLabelText('Start time')).toHaveValue('09:00'));
    await expect(editor.getByLabelText('End time')).toHaveValue('11:00');
    await userEvent.selectOptions(editor.getByLabelText('Repeat'), 'Weekly on Thursday');
    await expect(
      editor.getByText(/^Adds 8 blocks of 2 h, every Thursday 9:00 – 11:00.am Sydney time; last on Thu 14 Jan 2027\.$/),
    ).toBeVisible();
    await tabTo('button', 'Add availability');
    await press('{Enter}');
    await expect(await block('9:00 – 11:00 am AEDT, Thursday 26 November, available, repeats')).toBeVisible();
    await expect(await canvas.findByText('Saved')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('gridcell', { name: /^Thursday 26 November, 10:30 am/ })).toHaveFocus(),
    );
    await press('{PageDown}');
    await expect(await block('9:00 – 11:00 am AEDT, Thursday 3 December, available, repeats')).toBeVisible();
  },
};

export const MovesResizesAndDeletes: Story = {
  tags: ['journey'],
  beforeEach: ({ msw }) => msw.use(...serveAvailability([aBlock('2026-11-24', 9, 10), aBlock('2026-12-01', 9, 10)])),
  play: async () => {
    await enterGrid();
    await press('{ArrowRight}');
    await expect(await cell('Tuesday 24 November, 9:00 am AEDT, available')).toHaveFocus();
    await press('{Alt>}{ArrowDown}{/Alt}');
    await expect(await block('9:30 – 10:30 am AEDT, Tuesday 24 November, available')).toBeVisible();
    await expect(await cell('Tuesday 24 November, 9:30 am AEDT, available')).toHaveFocus();
    await press('{Alt>}{ArrowRight}{/Alt}');
    await expect(await block('9:30 – 10:30 am AEDT, Wednesday 25 November, available')).toBeVisible();
    await press('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    await expect(await block('9:30 – 11:00 am AEDT, Wednesday 25 November, available')).toBeVisible();
    await press('{Control>}z{/Control}');
    await expect(await block('9:30 – 10:30 am AEDT, Wednesday 25 November, available')).toBeVisible();
    await press('{Enter}');
    const editor = await dialog('Edit availability');
    const end = await editor.findByLabelText('End time');
    await waitFor(() => expect(end).toHaveValue('10:30'));
    await waitFor(() =>
      expect(editor.getByText(/^This block is 1 h, Wed 25 Nov 2026, 9:30 – 10:30.am Sydney time\.$/)).toBeVisible(),
    );
    await expect(editor.getByLabelText('End date')).toHaveValue('Wed 25 Nov 2026');
    await userEvent.clear(end);
    await userEvent.type(end, '09:33');
    await expect(editor.getByText('Availability must be at least 5 minutes.')).toBeVisible();
    await userEvent.clear(end);
    await userEvent.type(end, '12:05');
    await tabTo('button', 'Save changes');
    await press('{Enter}');
    await expect(await block('9:30 am – 12:05 pm AEDT, Wednesday 25 November, available')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('gridcell', { name: /^Wednesday 25 November, 9:30 am/ })).toHaveFocus(),
    );
    await press('{Delete}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete availability' }));
    await expect(question.getByRole('radio', { name: 'This one only' })).toBeChecked();
    await tabTo('button', 'Delete');
    await press('{Enter}');
    await gone(/Wednesday 25 November/);
    await press('{Control>}z{/Control}');
    await expect(await block('9:30 am – 12:05 pm AEDT, Wednesday 25 November, available')).toBeVisible();
  },
};

export const DeletesAllOfATimeAndLength: Story = {
  tags: ['journey'],
  beforeEach: ({ msw }) =>
    msw.use(
      ...serveAvailability([aBlock('2026-11-24', 9, 10), aBlock('2026-11-26', 9, 10), aBlock('2026-11-26', 13, 14)]),
    ),
  play: async () => {
    await enterGrid();
    await press('{ArrowRight}{Delete}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete availability' }));
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await tabTo('radio', 'This one only', true);
    await press('{ArrowDown}{ArrowDown}');
    await expect(question.getByRole('radio', { name: 'All with this time of day and length' })).toBeChecked();
    await tabTo('button', 'Delete');
    await press('{Enter}');
    await gone(/^9:00 – 10:00 am/);
    await expect(await block(/^1:00 – 2:00 pm AEDT, Thursday 26 November/)).toBeVisible();
  },
};

/** Repeats follow Sydney's wall clock, whatever zone is shown. */
export const AddsInPerth: Story = {
  args: { initialZone: 'Australia/Perth' },
  beforeEach: ({ msw }) => msw.use(...serveAvailability([])),
  play: async () => {
    await enterGrid();
    await press('{ArrowRight}{Enter}');
    await expectState(async () => {
      const editor = await dialog('Add availability');
      await waitFor(() => expect(editor.getByText(/^In Sydney: Tue 24 Nov, 12:00 – 12:30.pm.AEDT\.$/)).toBeVisible());
    });
  },
};

export const AsksWhatToDelete: Story = {
  tags: ['spec:5.availability-delete'],
  beforeEach: ({ msw }) => msw.use(...serveAvailability([aBlock('2026-11-23', 9, 10)])),
  play: async () => {
    await enterGrid();
    await press('{Delete}');
    await expectState(async () => {
      await screen.findByRole('alertdialog', { name: 'Delete availability' });
    });
  },
};

export const RightToLeft: Story = {
  tags: ['journey'],
  globals: { language: 'ar-XB' },
  beforeEach: ({ msw }) => msw.use(...serveAvailability([aBlock('2026-11-25', 9, 11)])),
  play: async ({ canvasElement }) => {
    await screen.findByRole('grid');
    const cursor = canvasElement.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]');
    await expect(cursor).toHaveAttribute('data-cell', '2026-11-23 6');
    cursor?.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvasElement.ownerDocument.activeElement).toHaveAttribute('data-cell', '2026-11-25 6');
    const canvas = canvasElement.querySelector<HTMLElement>('.tele-time-grid__canvas');
    const { left = 0, top = 0 } = canvas?.getBoundingClientRect() ?? {};
    if (canvas) await fireEvent.click(canvas, { clientX: left + 20, clientY: top + 20 });
    const editor = await screen.findByRole('dialog');
    await waitFor(() => expect(editor.querySelector('input[type=date]')).toHaveValue('2026-11-29'));
  },
};
