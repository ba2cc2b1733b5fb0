import { teleStage } from '@tele/kit/story-stage';
import type { Appointment } from '@tele/core';
import { anAppointment, appointmentList, mock, unreachable, type Responder } from '@tele/core/testing';
import { onlineManager } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { serveAvailability } from '../testing/serve-availability.ts';
import { sixWeeks } from '../testing/six-weeks.ts';
import { AvailabilityScreen } from './AvailabilityScreen.tsx';

/** One booking in each of five weeks, on Tuesdays at 11 am. */
const tuesdays: Appointment[] = ['2026-11-10', '2026-11-17', '2026-11-24', '2026-12-01', '2026-12-08'].map((day) =>
  anAppointment({ selectionId: day, patientName: `Of ${day}`, chosenSlotISO: `${day}T00:00:00.000Z` }),
);

/** Requested ranges, as days. An earlier story may still retry, in any order. */
const requestedRanges = new Set<string>();

const noting =
  (responder: Responder<'myAppointments'>): Responder<'myAppointments'> =>
  (call) => {
    requestedRanges.add(`${call.query.from?.slice(0, 10)} to ${call.query.to?.slice(0, 10)}`);
    return typeof responder === 'function' ? responder(call) : responder;
  };

const meta = {
  title: 'Screens/Availability/Bookings',
  component: AvailabilityScreen,
  decorators: [teleStage],
  beforeEach: ({ msw }) => {
    requestedRanges.clear();
    msw.use(mock('myAppointments', noting(appointmentList(tuesdays))), ...serveAvailability(sixWeeks()));
  },
} satisfies Meta<typeof AvailabilityScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const thisWeek = '2026-11-21 to 2026-12-02';
const nextWeek = '2026-11-28 to 2026-12-09';

export const AskedByWeek: Story = {
  tags: ['spec:2.calendar-bookings', 'spec:6.booked-read-only'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Of 2026-11-24, booked/ })).toBeVisible();
    await waitFor(() => expect(requestedRanges).toEqual(new Set([thisWeek, nextWeek, '2026-11-14 to 2026-11-25'])));
  },
};

export const NextWeek: Story = {
  play: async (context) => {
    await AskedByWeek.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Next week' }));
    await expectState(async () => {
      await expect(canvas.getByRole('button', { name: /Of 2026-12-01, booked/ })).toBeVisible();
      await waitFor(() => expect([...requestedRanges]).toContain('2026-12-05 to 2026-12-16'));
    });
  },
};

export const OfAMonth: Story = {
  args: { initialView: 'month' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('gridcell', { name: /^Tuesday 10 November .* 1 booked$/ })).toBeVisible();
    await expect(requestedRanges).toEqual(new Set(['2026-10-24 to 2026-12-09']));
  },
};

export const MoreThanAPage: Story = {
  beforeEach: ({ msw }) => {
    const all = Array.from({ length: 120 }, (_, index) => {
      const start = Date.parse('2026-11-22T21:00:00.000Z') + Math.floor(index / 24) * 86_400_000;
      const chosenSlotISO = new Date(start + (index % 24) * 30 * 60_000).toISOString();
      return anAppointment({ selectionId: `sel_${index}`, patientName: `Person ${index}`, chosenSlotISO });
    });
    msw.use(mock('myAppointments', appointmentList(all)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Person 0, booked/ })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /Person 119, booked/ })).toBeInTheDocument();
  },
};

export const AWeekThatFails: Story = {
  beforeEach: ({ msw }) => {
    const all = appointmentList(tuesdays);
    msw.use(
      mock('myAppointments', (call) => {
        if (call.query.from?.startsWith('2026-11-28')) return unreachable;
        return typeof all === 'function' ? all(call) : all;
      }),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Of 2026-11-24, booked/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Next week' }));
    await expectState(async () => {
      await expect(await canvas.findByText(/Booked times are not shown/)).toBeVisible();
    });
  },
};

export const LeavesAWeekThatFails: Story = {
  ...AWeekThatFails,
  tags: ['journey'],
  play: async (context) => {
    await AWeekThatFails.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Previous week' }));
    await expect(await canvas.findByRole('button', { name: /Of 2026-11-24, booked/ })).toBeVisible();
    await expect(canvas.queryByText(/Booked times are not shown/)).toBeNull();
  },
};

export const OfflineFarAhead: Story = {
  play: async (context) => {
    await AskedByWeek.play?.(context);
    const { canvas } = context;
    onlineManager.setOnline(false);
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Next week' }));
      await expect(canvas.getByRole('button', { name: /Of 2026-12-01, booked/ })).toBeVisible();
      await expect(canvas.queryByText(/Booked times are not shown/)).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Next week' }));
      await expect(await canvas.findByText(/Booked times are not shown/)).toBeVisible();
    } finally {
      onlineManager.setOnline(true);
    }
    await expectState(async () => {
      await expect(await canvas.findByRole('button', { name: /Of 2026-12-08, booked/ })).toBeVisible();
      await waitFor(() => expect(canvas.queryByText(/Booked times are not shown/)).toBeNull());
    });
  },
};
