import { teleStage } from '@tele/kit/story-stage';
import { aBookedSelection, aBooking, aReschedule, fail, mock, slotsFor } from '@tele/core/testing';
import type { Reschedule } from '@tele/core';
import { activeElementOf } from '@tele/ui';
import { onlineManager } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { RequestScreen } from '../requests/picked/RequestScreen.tsx';
import { answer } from '../testing/answer.ts';
import { desk, phone } from '../testing/widths.tsx';

const meta = {
  title: 'Screens/Request/Moving',
  component: RequestScreen,
  args: { selectionId: 'sel_8Q2F7K', requestsHref: '#/requests', onDeleted: fn() },
  decorators: [teleStage],
} satisfies Meta<typeof RequestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const thursday = '2026-11-26T00:00:00.000Z';

/** Booking on Thursday 26 November, 11:00 am AEDT, with or without a reschedule request. */
const booked = (reschedule: Reschedule | null = null, slotISO: string = thursday) => {
  const endISO = new Date(Date.parse(slotISO) + 1_800_000).toISOString();
  return aBookedSelection({ booking: aBooking({ slotISO, endISO, reschedule }) });
};

const aTime = /AEDT, .* Dr Callum Brodie$/;

const openSheet = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Reschedule' }));
  return within(await screen.findByRole('dialog', { name: 'Reschedule your appointment' }));
};
/** Focused element of the page behind. */
const focused = (canvas: ReturnType<typeof within>): Element | null =>
  activeElementOf(canvas.getByRole('heading', { level: 1 }));
const pickFirst = async (sheet: ReturnType<typeof within>): Promise<void> => {
  const [time] = await sheet.findAllByRole('button', { name: aTime });
  if (time) await userEvent.click(time);
};

/** Mocked service that remembers reschedule requests and withdrawals. */
const remembers = (context: object): void => {
  let reschedule: Reschedule | null = null;
  answer(
    mock('getSelection', () => booked(reschedule)),
    mock(
      'requestReschedule',
      ({ body }) => (reschedule = aReschedule({ fromISO: thursday, toISO: body.toISO, line: body.line ?? null })),
    ),
    mock('cancelReschedule', () => {
      const gone = aReschedule({ status: 'WITHDRAWN' });
      reschedule = null;
      return gone;
    }),
  )(context);
};

export const Asks: Story = {
  tags: ['journey'],
  beforeEach: remembers,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You can reschedule until Wed 25 Nov, 11:00/)).toBeVisible();
    const sheet = await openSheet(canvas);
    await sheet.findAllByRole('button', { name: aTime });
    await userEvent.click(await sheet.findByRole('button', { name: 'Request new time' }));
    await expect(await sheet.findByText('Choose a new time.')).toBeVisible();
    // The error is where the focus goes.
    const times = sheet.getByRole('group', { name: 'New time' });
    await waitFor(() => expect(times).toContainElement(activeElementOf(times) as HTMLElement));
    await expect(times).toHaveAccessibleDescription('Choose a new time.');
    await pickFirst(sheet);
    await expect(sheet.getByText('Current time')).toBeVisible();
    await userEvent.type(sheet.getByRole('textbox', { name: /^Message to/ }), 'Mornings suit me better.');
    await userEvent.click(sheet.getByRole('button', { name: 'Request new time' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText(/^You asked to reschedule to /)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Reschedule' })).toBeNull());
    await waitFor(() => expect(focused(canvas)).toHaveTextContent(/^You asked to reschedule to /));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel reschedule request' }));
    await expect(await canvas.findByRole('button', { name: 'Reschedule' })).toBeVisible();
    await waitFor(() => expect(focused(canvas)).toHaveAccessibleName('Reschedule'));
  },
};

const sheetOpen: Story = {
  beforeEach: answer(mock('getSelection', booked())),
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas);
    await pickFirst(sheet);
    await expectState(() => expect(sheet.getByRole('button', { name: aTime, pressed: true })).toBeVisible());
  },
};

export const SheetDesk: Story = { ...sheetOpen, decorators: [desk] };
export const SheetPhone: Story = { ...sheetOpen, decorators: [phone] };
export const SheetDark: Story = { ...sheetOpen, globals: { scheme: 'dark' } };

export const TimeTaken: Story = {
  beforeEach: answer(
    mock('getSelection', booked()),
    mock('requestReschedule', fail(409, 'SLOT_TAKEN', 'This time is no longer available.')),
  ),
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas);
    await pickFirst(sheet);
    await userEvent.type(sheet.getByRole('textbox', { name: /^Message to/ }), 'Please.');
    await userEvent.click(sheet.getByRole('button', { name: 'Request new time' }));
    await expectState(async () => {
      await expect(await sheet.findByRole('alert')).toHaveTextContent('This time is no longer available.');
      await expect(sheet.getByRole('textbox', { name: /^Message to/ })).toHaveValue('Please.');
    });
  },
};

export const NoOtherTimes: Story = {
  beforeEach: answer(
    mock('getSelection', booked()),
    mock('availabilitySlots', { specialistId: 'spc_brodie', items: [] }),
  ),
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas);
    await expectState(async () => {
      await expect(await sheet.findByText('No other times are available in the next 30 days.')).toBeVisible();
      await expect(sheet.queryByRole('button', { name: 'Request new time' })).toBeNull();
    });
  },
};

export const KeepsTheOldTime: Story = {
  ...NoOtherTimes,
  tags: ['journey'],
  play: async (context) => {
    await NoOtherTimes.play?.(context);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep current time' }));
    await waitFor(() => expect(focused(context.canvas)).toHaveAccessibleName('Reschedule'));
  },
};

export const SpecialistGone: Story = {
  ...NoOtherTimes,
  beforeEach: answer(
    mock('getSelection', booked()),
    mock('availabilitySlots', fail(404, 'NOT_FOUND', 'Specialist not found')),
  ),
};

let fails = true;
export const TimesFailed: Story = {
  beforeEach: (context) => {
    fails = true;
    answer(
      mock('getSelection', booked()),
      mock('availabilitySlots', ({ query }) =>
        fails
          ? fail(503, 'UNAVAILABLE', 'Try again in a moment.')
          : { specialistId: query.specialistId, items: slotsFor(query) },
      ),
    )(context);
  },
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas);
    const again = await sheet.findByRole('button', { name: /^Retry loading/ });
    fails = false;
    await userEvent.click(again);
    await expectState(async () =>
      expect((await sheet.findAllByRole('button', { name: aTime })).length).toBeGreaterThan(0),
    );
  },
};

export const AskedOffline: Story = {
  beforeEach: (context) => {
    remembers(context);
    return () => onlineManager.setOnline(true);
  },
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas);
    await pickFirst(sheet);
    onlineManager.setOnline(false);
    await userEvent.click(sheet.getByRole('button', { name: 'Request new time' }));
    await expectState(async () => {
      await expect(await sheet.findByText('Waiting for connection…')).toBeVisible();
      await expect(sheet.getByRole('button', { name: 'Keep current time' })).toBeEnabled();
    });
  },
};

export const AsksOnceBackOnline: Story = {
  ...AskedOffline,
  tags: ['journey'],
  play: async (context) => {
    await AskedOffline.play?.(context);
    onlineManager.setOnline(true);
    await expect(await context.canvas.findByText(/^You asked to reschedule to /)).toBeVisible();
  },
};

const pendingReschedule = aReschedule({ fromISO: thursday, line: null });
const inCard = (reschedule: Reschedule, words: RegExp): Story => ({
  beforeEach: answer(mock('getSelection', booked(reschedule))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words)).toBeVisible();
  },
});

export const Waiting: Story = inCard(pendingReschedule, /^You asked to reschedule to Fri 27 Nov, 9:30/);
export const WaitingDesk: Story = { ...Waiting, decorators: [desk] };
export const WaitingPhone: Story = { ...Waiting, decorators: [phone] };
export const WaitingDark: Story = { ...Waiting, globals: { scheme: 'dark' } };
export const Kept: Story = inCard(
  { ...pendingReschedule, status: 'DECLINED' },
  /^Dr Callum Brodie can’t make the new time\. You’re still booked for Thursday\.$/,
);
export const NotAnswered: Story = inCard(
  { ...pendingReschedule, status: 'ENDED' },
  /^Dr Callum Brodie did not reply in time$/,
);
export const Moved: Story = inCard(
  aReschedule({ status: 'ACCEPTED', fromISO: '2026-11-25T00:00:00.000Z', toISO: thursday }),
  /^It was on Wed 25 Nov, 11:00/,
);

/** Tomorrow at 10:00: less than 24 hours remain. */
export const TooLate: Story = {
  beforeEach: answer(mock('getSelection', booked(null, '2026-11-23T23:00:00.000Z'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^It’s less than 24 hours before/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reschedule' })).toBeNull();
  },
};

/** Answered before the withdrawal. */
export const TakenBackTooLate: Story = {
  beforeEach: answer(
    mock('getSelection', booked(pendingReschedule)),
    mock('cancelReschedule', fail(409, 'MOVE_CLOSED', 'Your specialist accepted. Your appointment is rescheduled.')),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel reschedule request' }));
    await expectState(async () =>
      expect(await canvas.findByRole('alert')).toHaveTextContent('Your specialist accepted'),
    );
  },
};
