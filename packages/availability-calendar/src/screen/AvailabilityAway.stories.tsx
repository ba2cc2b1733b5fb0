import { anAppointment, aWaitingReschedule, fail, mock, moveList, someTimesAway } from '@tele/core/testing';
import { inHost, teleStage } from '@tele/kit/story-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { serveAvailability } from '../testing/serve-availability.ts';
import { sixWeeks } from '../testing/six-weeks.ts';
import { AvailabilityScreen } from './AvailabilityScreen.tsx';

const meta = {
  title: 'Screens/Availability/Time off and busy times',
  component: AvailabilityScreen,
  decorators: [teleStage],
  beforeEach: ({ msw }) => msw.use(...serveAvailability(sixWeeks(), [], someTimesAway())),
} satisfies Meta<typeof AvailabilityScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BusyElsewhere: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Busy'))[0]).toBeVisible();
    await expect(canvas.getByText('Time off or busy (hidden from search)')).toBeVisible();
  },
};
export const Dark: Story = { ...BusyElsewhere, globals: { scheme: 'dark' } };

export const DayOff: Story = {
  args: { initialDate: '2026-12-04', initialView: 'day' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Time off')).toBeVisible();
  },
};

export const WalksThroughADayOff: Story = {
  ...DayOff,
  tags: ['journey'],
  play: async (context) => {
    await DayOff.play?.(context);
    const { canvas } = context;
    const [cell] = canvas.getAllByRole('gridcell', { name: /Friday 4 December, .*, time off$/ });
    cell?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('gridcell', { name: /, time off$/ }).length).toBeGreaterThan(1);
  },
};
export const Narrow: Story = {
  args: { initialDate: '2026-12-04' },
  decorators: [inHost({ inlineSize: '320px' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Time off')).toBeVisible();
  },
};

export const Month: Story = {
  args: { initialDate: '2026-12-04', initialView: 'month' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('gridcell', { name: /Friday 4 December, not available.*Time off/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: /Wednesday 23 December.*Time off/ })).toBeVisible();
    await expect(canvas.getByText('Time off or busy (hidden from search)')).toBeVisible();
  },
};
export const MonthDark: Story = { ...Month, globals: { scheme: 'dark' } };
export const MonthNarrow: Story = { ...Month, decorators: [inHost({ inlineSize: '320px' })] };

export const AskedToMove: Story = {
  args: { initialDate: '2026-11-26' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock('waitingReschedules', moveList([aWaitingReschedule()])),
      ...serveAvailability(sixWeeks(), [anAppointment({ chosenSlotISO: '2026-11-26T00:00:00.000Z' })]),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Reschedule request')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /Maeve Tran, booked, Thursday 26 November/ })).toBeVisible();
    await expect(
      canvas.getByRole('gridcell', { name: /^Friday 27 November, 9:30.*, reserved for a reschedule request/ }),
    ).toBeVisible();
    await expect(canvas.queryByText('Time off or busy (hidden from search)')).toBeNull();
  },
};

export const NotLoaded: Story = {
  beforeEach: ({ msw }) => msw.use(mock('timesAway', fail(500, 'INTERNAL', ''))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Failed to load time off and busy times/)).toBeVisible();
    await expect((await canvas.findAllByRole('button', { name: /, available/ }))[0]).toBeVisible();
  },
};
