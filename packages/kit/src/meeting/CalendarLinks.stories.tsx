import type { Meta, StoryObj } from '@storybook/react-vite';
import { anAppointment, aVideoMeeting } from '@tele/core/testing';
import { expect } from 'storybook/test';
import { inHost, teleStage } from '../story-stage.tsx';
import { CalendarLinks } from './CalendarLinks.tsx';

const meta = {
  title: 'Patterns/CalendarLinks',
  component: CalendarLinks,
  decorators: [teleStage],
  args: { appointment: anAppointment({ meeting: aVideoMeeting(), sequence: 2 }) },
} satisfies Meta<typeof CalendarLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Same ID and sequence as in the emails' files; no link contains a name. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const hrefOf = (name: RegExp) => decodeURIComponent(canvas.getByRole('link', { name }).getAttribute('href') ?? '');
    const file = hrefOf(/^Calendar file/);
    await expect(file).toMatch(/^data:text\/calendar;charset=utf-8,BEGIN:VCALENDAR/);
    for (const line of ['UID:sel_8Q2F7K@tele', 'SEQUENCE:2', 'SUMMARY:Telehealth appointment'])
      await expect(file).toContain(line);
    await expect(canvas.getByRole('link', { name: /^Calendar file/ })).toHaveAttribute('download', 'appointment.ics');
    for (const link of [file, hrefOf(/^Google/), hrefOf(/^Outlook/)])
      await expect(link).not.toMatch(/brodie|gastro|reflux|medicines/i);
  },
};

export const BesideGoogle: Story = {
  args: { google: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Google/ })).toBeNull();
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Narrow: Story = { decorators: [inHost({ inlineSize: '280px' })] };
