import { goOffline, onPhone, teleStage } from '@tele/kit/story-stage';
import { expectInView } from '@tele/ui/expect-in-view';
import { addDays, type Span } from '@tele/core';
import { aBlock, mock, unreachable } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { sixWeeks, someBookings } from '../testing/six-weeks.ts';
import { serveAvailability } from '../testing/serve-availability.ts';
import { AvailabilityScreen } from './AvailabilityScreen.tsx';
import { lateParts } from './late.ts';

const longName = 'Konstantinos-Aristotelis Papadopoulos-Featherstonehaugh of Wagga Wagga';

const meta = {
  title: 'Screens/Availability',
  component: AvailabilityScreen,
  decorators: [teleStage],
  beforeEach: ({ msw }) => msw.use(...serveAvailability(sixWeeks(), someBookings())),
} satisfies Meta<typeof AvailabilityScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrow = (width: number): Story['decorators'] => [
  (Story) => <div style={{ inlineSize: width, maxInlineSize: '100%' }}>{Story()}</div>,
];

/** Makes the late parts unavailable, even if an earlier story loaded them. Returns an undo function. */
function loseParts(): () => void {
  const spies = [
    spyOn(lateParts, 'part', 'get').mockReturnValue(null),
    spyOn(lateParts, 'load').mockRejectedValue(new Error('offline')),
  ];
  return () => spies.forEach((spy) => spy.mockRestore());
}

let findParts: () => void;
/** `beforeEach` that makes late code unavailable until the story ends or restores it. */
const withoutParts = (): (() => void) => (findParts = loseParts());

export const Week: Story = {
  tags: ['spec:2.calendar-views', 'spec:3.block'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: '23 – 29 Nov 2026' })).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: '9:00 am – 12:30 pm AEDT, Tuesday 24 November, available, repeats' }),
    ).toBeVisible();
    await expect(
      await canvas.findByRole('button', {
        name: '11:00 Maeve Tran, booked, Tuesday 24 November, 11 am to 11:30 am AEDT',
      }),
    ).toBeVisible();
    const grid = canvas.getByRole('grid', { name: '23 – 29 Nov 2026' });
    await expect(within(grid).getByRole('columnheader', { name: 'Monday 23 November, today' })).toBeVisible();
    await expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await expect(canvasElement.querySelector('.tele-availability')?.querySelectorAll(':not(font)').length).toBeLessThan(
      300,
    );
  },
};

/** 22 November is a Sunday: its week has nothing left to plan. */
export const OnASunday: Story = {
  parameters: { now: '2026-11-21T23:12:00.000Z' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '23 – 29 Nov 2026' })).toBeVisible();
  },
};

export const GoesToTodayOnASunday: Story = {
  ...OnASunday,
  tags: ['journey'],
  play: async (context) => {
    await OnASunday.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await expect(await canvas.findByRole('heading', { name: '16 – 22 Nov 2026' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Day' }));
    await expect(await canvas.findByRole('heading', { name: 'Sunday 22 November 2026' })).toBeVisible();
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Day: Story = {
  tags: ['spec:2.calendar-views', 'spec:9.grid'],
  args: { initialView: 'day', initialDate: '2026-11-24' },
};

export const Month: Story = {
  tags: ['spec:2.calendar-views', 'spec:5.availability-month'],
  args: { initialView: 'month' },
  play: async ({ canvas }) => {
    const day = await canvas.findByRole('gridcell', { name: 'Tuesday 24 November 3.5 h open 2 booked' });
    await userEvent.click(day);
    await expectState(async () => {
      await expect(await canvas.findByRole('heading', { name: 'Tuesday 24 November 2026' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Day' })).toHaveAttribute('aria-pressed', 'true');
    });
  },
};

export const MonthDark: Story = { args: { initialView: 'month' }, globals: { scheme: 'dark' } };

export const MonthByKeyboard: Story = {
  tags: ['spec:2.calendar-month-day', 'journey'],
  args: { initialView: 'month' },
  play: async ({ canvas }) => {
    (await canvas.findByRole('gridcell', { name: /^Monday 23 November, today/ })).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('gridcell', { name: /^Tuesday 1 December/ })).toHaveFocus();
    await userEvent.keyboard('{PageUp}{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Sunday 1 November 2026' })).toBeVisible();
  },
};

export const Narrow: Story = {
  args: { initialDate: '2026-11-24' },
  decorators: narrow(390),
  play: async ({ canvas }) => {
    const tab = await canvas.findByRole('tab', { name: /^Tue 24 November, 3\.5.h available, 2 booked$/ });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.queryByRole('button', { name: 'Week' })).toBeNull();
  },
};

export const AddErrorOnAPhone: Story = {
  ...onPhone,
  tags: ['journey'],
  args: { initialDate: '2026-11-24' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Add/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Add availability' }));
    await userEvent.clear(sheet.getByLabelText('Start date'));
    await userEvent.click(sheet.getByRole('button', { name: 'Add availability' }));
    await waitFor(() => expect(sheet.getByLabelText('Start time')).toHaveFocus());
    await expectInView(sheet.getByText('Enter a date and a time.'));
  },
};

export const Narrowest: Story = {
  args: { initialDate: '2026-11-24' },
  decorators: narrow(320),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('tab', { name: /^Tue 24 November/ });
    const box = canvasElement.querySelector('.tele-availability');
    await expect(box?.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const NarrowMonth: Story = { args: { initialView: 'month' }, decorators: narrow(390) };

export const LongNames: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock('myAppointments', { items: someBookings().map((each) => ({ ...each, patientName: longName })) })),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('button', { name: new RegExp(longName) });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const OpensALongName: Story = {
  ...LongNames,
  tags: ['journey'],
  play: async (context) => {
    await LongNames.play?.(context);
    const { canvas } = context;
    const [first] = await canvas.findAllByRole('button', { name: new RegExp(longName) });
    await userEvent.click(first as HTMLElement);
    await expect(await screen.findByRole('dialog', { name: longName })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock('myAvailability', () => new Promise(() => {}))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading availability')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...serveAvailability([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No availability yet\./)).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['spec:8.loading-availability'],
  parameters: { shows: ['Failed to load availability'] },
  beforeEach: ({ msw }) => msw.use(mock('myAvailability', unreachable)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load availability')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const BookingsFailed: Story = {
  tags: ['spec:7.bookings-fail'],
  beforeEach: ({ msw }) => msw.use(mock('myAppointments', unreachable)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Booked times are not shown/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^9:00 am – 12:30 pm AEDT, Tuesday 24 November/ })).toBeVisible();
  },
};

export const Offline: Story = {
  beforeEach: () => goOffline(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You’re offline\./)).toBeVisible();
  },
};

export const Perth: Story = {
  args: { initialZone: 'Australia/Perth' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: '6:00 – 9:30 am AWST, Tuesday 24 November, available, repeats' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^3 blocks before 6.am$/ })).toBeVisible();
  },
};

/** Sunday 4 October 2026 has 23 hours in Sydney. */
export const DaylightSavingStarts: Story = {
  args: { initialDate: '2026-10-04' },
  parameters: { now: '2026-09-28T23:12:00.000Z' },
  beforeEach: ({ msw }) =>
    msw.use(
      ...serveAvailability([
        aBlock('2026-10-03', 22, 24),
        aBlock('2026-10-04', 1, 7),
        aBlock('2026-10-04', 9, 12.5),
        aBlock('2026-10-03', 9, 12.5),
      ]),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /^1:00 – 7:00 am, AEST to AEDT, Sunday 4 October, available/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^9:00 am – 12:30 pm AEDT, Sunday 4 October/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^9:00 am – 12:30 pm AEST, Saturday 3 October/ })).toBeVisible();
  },
};

export const SeesTheMonthInWhichDaylightSavingStarts: Story = {
  ...DaylightSavingStarts,
  tags: ['journey'],
  play: async (context) => {
    await DaylightSavingStarts.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Month' }));
    await expect(await canvas.findByRole('gridcell', { name: 'Sunday 4 October 8.5 h open' })).toBeVisible();
  },
};

/** Sunday 4 April 2027 has 25 hours in Sydney. */
export const DaylightSavingEnds: Story = {
  args: { initialDate: '2027-04-04' },
  parameters: { now: '2027-03-28T23:12:00.000Z' },
  beforeEach: ({ msw }) =>
    msw.use(
      ...serveAvailability([aBlock('2027-04-04', 1, 7), aBlock('2027-04-04', 9, 12.5), aBlock('2027-04-03', 9, 12.5)]),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /^1:00 – 7:00 am, AEDT to AEST, Sunday 4 April, available/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^1 block before 6.am$/ })).toBeVisible();
  },
};

export const SeesTheMonthInWhichDaylightSavingEnds: Story = {
  ...DaylightSavingEnds,
  tags: ['journey'],
  play: async (context) => {
    await DaylightSavingEnds.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Month' }));
    await expect(await canvas.findByRole('gridcell', { name: 'Sunday 4 April 10.5 h open' })).toBeVisible();
  },
};

const crowd = (): Span[] =>
  Array.from({ length: 180 }, (_, day) => addDays('2026-11-20', day)).flatMap((day) =>
    Array.from({ length: 11 }, (_, index) => aBlock(day, 6 + index * 1.25, 7 + index * 1.25)),
  );

export const ManyBlocks: Story = {
  beforeEach: ({ msw }) => msw.use(...serveAvailability(crowd(), someBookings())),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: /^7:15 – 8:15 am AEDT, Tuesday 24 November/ });
    await waitFor(() => expect(canvas.getByText('Booked, read only')).toBeVisible());
    await expect(
      canvasElement.querySelector('.tele-availability')?.querySelectorAll(':not(font)').length,
    ).toBeLessThanOrEqual(300);
  },
};

export const MonthNotLoaded: Story = {
  args: { initialView: 'month' },
  beforeEach: withoutParts,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^This did not load\./);
  },
};

export const LoadsTheMonthAfterAll: Story = {
  ...MonthNotLoaded,
  tags: ['journey'],
  play: async (context) => {
    await MonthNotLoaded.play?.(context);
    const { canvas } = context;
    findParts();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('gridcell', { name: /^Tuesday 24 November 3\.5 h open/ })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const EditNotLoaded: Story = {
  args: { initialView: 'day', initialDate: '2026-11-24' },
  beforeEach: withoutParts,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^9:00 am – 12:30 pm AEDT, Tuesday 24 November, available/ });
    canvas.getByRole('gridcell', { name: /^Tuesday 24 November, 9:00 am AEDT, available/ }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expectState(async () => expect(await canvas.findByRole('alert')).toHaveTextContent(/^This did not load\./));
  },
};

export const LoadsTheEditAfterAll: Story = {
  ...EditNotLoaded,
  tags: ['journey'],
  play: async (context) => {
    await EditNotLoaded.play?.(context);
    const { canvas } = context;
    findParts();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(
      await canvas.findByRole('button', { name: /^9:30 am – 1:00 pm AEDT, Tuesday 24 November, available/ }),
    ).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
