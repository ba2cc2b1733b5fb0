import { teleStage } from '@tele/kit/story-stage';
import { aMeeting, anAppointment, appointmentList, foreignWord, mock } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AppointmentsScreen } from './AppointmentsScreen.tsx';
import { openRow } from './story-appointments.ts';

const lesson = {
  profession: 'education',
  specialty: 'Mathematics',
  reason: 'Fractions, year 6.',
  title: 'Appointment',
  meeting: { ...aMeeting(), instructions: null },
} as const;

/** Tutor and student: no health words, and none of another category. */
const meta = {
  title: 'Screens/Appointments/Of a tutor',
  component: AppointmentsScreen,
  decorators: [teleStage],
  args: { role: 'specialist', onAptClosed: fn() },
} satisfies Meta<typeof AppointmentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const expectOwnWords = () => expect(foreignWord('education', document.body.innerText)).toBeNull();

export const Tutor: Story = {
  tags: ['journey'],
  beforeEach: ({ msw }) => msw.use(mock('myAppointments', appointmentList([anAppointment(lesson)]))),
  play: async () => {
    await openRow(/Maeve Tran/);
    await expectOwnWords();
  },
};

export const Student: Story = {
  tags: ['journey'],
  args: { role: 'patient' },
  beforeEach: ({ msw }) =>
    msw.use(mock('myAppointments', appointmentList([anAppointment({ ...lesson, patient: null })]))),
  play: async () => {
    await openRow(/Dr Callum Brodie/);
    await expectOwnWords();
  },
};
