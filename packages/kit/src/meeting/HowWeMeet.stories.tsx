import type { Meta, StoryObj } from '@storybook/react-vite';
import { aMeeting, aVideoMeeting } from '@tele/core/testing';
import { expect, userEvent } from 'storybook/test';
import { inHost, teleStage } from '../story-stage.tsx';
import { HowWeMeet } from './HowWeMeet.tsx';

const meta = {
  title: 'Patterns/HowWeMeet',
  component: HowWeMeet,
  decorators: [teleStage],
  args: {
    appointment: { startISO: '2026-11-24T00:00:00.000Z' },
    meeting: aMeeting(),
    side: 'patient',
    name: 'Dr Callum Brodie',
    phone: null,
    zone: 'Australia/Sydney',
  },
} satisfies Meta<typeof HowWeMeet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByPhone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dr Callum Brodie will call you on the number you gave.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The person who booked for a child reads whose number is called. */
export const ByPhoneForSomebodyElse: Story = {
  args: { bookedFor: 'Finn Tran' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Dr Callum Brodie will call Finn Tran’s number, or yours if you didn’t add one.'),
    ).toBeVisible();
  },
};

export const YouCall: Story = {
  args: { side: 'specialist', name: 'Maeve Tran', phone: '+61491570156' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Call 0491 570 156.')).toBeVisible();
  },
};

export const VideoLater: Story = {
  args: { meeting: aVideoMeeting() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Opens Tue 24 Nov, 10:50\sam AEDT\. Please have your medicines list/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const JoinsTooEarly: Story = {
  ...VideoLater,
  tags: ['journey'],
  play: async (context) => {
    await VideoLater.play?.(context);
    const { canvas } = context;
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Join' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^The link opens Tue 24 Nov, 10:50\sam AEDT\.$/);
  },
};

/** From 10 minutes before until the end. */
export const VideoNow: Story = {
  args: { meeting: aVideoMeeting() },
  parameters: { now: '2026-11-23T23:50:00.000Z' },
  play: async ({ canvas }) => {
    const join = canvas.getByRole('link', { name: 'Join (opens in a new tab)' });
    await expect(join).toHaveAttribute('href', 'https://meet.example.com/room-4821');
    await expect(join).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByText(/^Open now\./)).toBeVisible();
  },
};
export const VideoNowDark: Story = { ...VideoNow, globals: { scheme: 'dark' } };

export const VideoOver: Story = {
  args: { meeting: aVideoMeeting() },
  parameters: { now: '2026-11-24T00:30:00.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This appointment has ended\./)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Narrow: Story = {
  args: {
    meeting: aVideoMeeting({
      instructions: `Please have your medicines list at hand. ${'Wait-for-me-in-the-waiting-room.'.repeat(4)}`,
    }),
  },
  decorators: [inHost({ inlineSize: '280px' })],
};
