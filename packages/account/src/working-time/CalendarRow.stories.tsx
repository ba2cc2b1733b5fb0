import { aBusyCalendar, aReading, storyNow } from '@tele/core/testing';
import { inHost, teleStage } from '@tele/kit/story-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CalendarRow } from './CalendarRow.tsx';
import '../section/AccountScreen.css';

const meta = {
  title: 'Screens/Account/Calendar row',
  component: CalendarRow,
  args: { calendar: aBusyCalendar(), trying: false, problem: null, onAgain: fn(), onStop: fn() },
  render: (args) => (
    <div className="tele-account-screen">
      <ul className="tele-account-rows">
        <CalendarRow {...args} />
      </ul>
    </div>
  ),
  decorators: [teleStage],
} satisfies Meta<typeof CalendarRow>;

export default meta;
type Story = StoryObj<typeof meta>;

const minutesFromNow = (minutes: number): string => new Date(Date.parse(storyNow) + minutes * 60_000).toISOString();
const failing = { failedSince: minutesFromNow(-120), nextReadAt: minutesFromNow(120) };
const startISO = '2021-01-03T22:00:00.000Z';

export const AllUnderstood: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('412 events')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Read again/ })).toBeNull();
  },
};

export const PartlyUnderstood: Story = {
  args: { calendar: aBusyCalendar({ reading: aReading({ notUnderstood: 3, unknownZone: 1, unclear: 2 }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('412 events, 3 we couldn’t read, 1 in an unknown time zone')).toBeVisible();
    await expect(canvas.getByText(/^We couldn’t read 3 events.*Save them again in your calendar/)).toBeVisible();
    await expect(canvas.getByText(/^We don’t know the time zone of 1 event,/)).toBeVisible();
    await expect(canvas.getByText(/^The calendar doesn’t say if you’re free during 2 events/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Read again Hospital roster' })).toBeVisible();
  },
};
export const PartlyUnderstoodDark: Story = { ...PartlyUnderstood, globals: { scheme: 'dark' } };

export const SeriesTooMuch: Story = {
  args: { calendar: aBusyCalendar({ reading: aReading({ events: 1, tooMuch: [{ startISO, frequency: 'DAILY' }] }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We couldn’t read all times of this series:/)).toBeVisible();
    await expect(canvas.getByText('daily from Mon 4 Jan 2021, 9:00 am AEDT')).toBeVisible();
    await expect(canvas.getByText('1 event')).toBeVisible();
  },
};

export const LongNumbers: Story = {
  args: {
    calendar: aBusyCalendar({
      name: 'Northern Beaches and Lower North Shore hospital roster 2026',
      busyTimes: 1_412,
      reading: aReading({
        events: 20_412,
        notUnderstood: 1_203,
        unknownZone: 1_001,
        unclear: 12_002,
        tooMuch: [
          { startISO, frequency: 'SECONDLY' },
          { startISO: null, frequency: 'HOURLY' },
          { startISO, frequency: 'MINUTELY' },
        ],
      }),
    }),
  },
  decorators: [inHost({ inlineSize: '320px' })],
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByText('20,412 events, 1,203 we couldn’t read, 1,001 in an unknown time zone'),
    ).toBeVisible();
    await expect(canvas.getByText('hourly, start unknown')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const NotReadYet: Story = {
  args: { calendar: aBusyCalendar({ readAt: null, beingRead: true, busyTimes: 0, reading: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading for the first time…')).toBeVisible();
    await expect(canvas.queryByText(/events/)).toBeNull();
  },
};

/** Skipped for this minute: the specialist's calendars used up their reading time. */
export const PutOff: Story = {
  args: { calendar: aBusyCalendar({ putOff: true, nextReadAt: minutesFromNow(1) }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Your calendars took too long to read\. We’ll read this one at 10:13/),
    ).toBeVisible();
    await expect(canvas.getByText(/^Updated 6 minutes ago/)).toBeVisible();
  },
};

export const NotACalendar: Story = {
  args: { calendar: aBusyCalendar({ ...failing, fault: 'not-a-calendar', reading: aReading({ notUnderstood: 3 }) }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^This link isn’t a calendar\..*last known busy times\. Disconnect it and add/),
    ).toBeVisible();
    await expect(canvas.queryByText(/3 we couldn’t read/)).toBeNull();
  },
};

export const TooMuch: Story = {
  args: { calendar: aBusyCalendar({ ...failing, fault: 'too-much' }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Its events repeat too often for us to read\..*give series an end date/),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again Hospital roster' })).toBeVisible();
  },
};
