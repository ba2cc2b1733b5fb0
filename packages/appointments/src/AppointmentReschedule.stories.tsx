import { teleStage } from '@tele/kit/story-stage';
import { aReschedule, anAppointment, anAppointmentPatient, appointmentList, mock } from '@tele/core/testing';
import type { Reschedule } from '@tele/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectState } from '@tele/ui/expect-state';
import { expect, fn, within } from 'storybook/test';
import { AppointmentsScreen } from './AppointmentsScreen.tsx';
import { openRow } from './story-appointments.ts';

const thursday = '2026-11-26T00:00:00.000Z';
const pendingReschedule = aReschedule({ fromISO: thursday });
const withReschedule = (reschedule: Reschedule | null, role: 'patient' | 'specialist' = 'patient') =>
  mock(
    'myAppointments',
    appointmentList([
      anAppointment({
        chosenSlotISO: thursday,
        reschedule,
        patient: role === 'specialist' ? anAppointmentPatient() : null,
      }),
    ]),
  );

const meta = {
  title: 'Screens/Appointments/Moving',
  component: AppointmentsScreen,
  decorators: [teleStage],
  args: {
    role: 'patient',
    onAptClosed: fn(),
    rescheduleHref: ({ selectionId, requestId }) => `#/requests/${selectionId ?? `open/${requestId}`}`,
    answerHref: (rescheduleId) => `#/inbox/reschedules/${rescheduleId}`,
  },
  beforeEach: ({ msw }) => msw.use(withReschedule(pendingReschedule)),
} satisfies Meta<typeof AppointmentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Reschedule requested: Fri 27 Nov, 9:30.am$/)).toBeVisible();
    const sheet = within(await openRow(/Dr Callum Brodie/));
    await expectState(async () => {
      await expect(sheet.getByText(/^Dr Callum Brodie has until Wed 25 Nov, 11:00/)).toBeVisible();
      await expect(sheet.getByRole('link', { name: 'View reschedule request' })).toHaveAttribute(
        'href',
        '#/requests/sel_8Q2F7K',
      );
      await expect(sheet.queryByRole('link', { name: 'Reschedule' })).toBeNull();
    });
  },
};

export const AskedDark: Story = { ...Asked, globals: { scheme: 'dark' } };

export const AskedOfSpecialist: Story = {
  args: { role: 'specialist' },
  beforeEach: ({ msw }) => msw.use(withReschedule(pendingReschedule, 'specialist')),
  play: async () => {
    const sheet = within(await openRow(/Maeve Tran/));
    await expectState(async () => {
      await expect(sheet.getByText(/^My shift changed this week/)).toBeVisible();
      await expect(sheet.getByRole('link', { name: 'Reply' })).toHaveAttribute(
        'href',
        '#/inbox/reschedules/mov_4T7KD2',
      );
    });
  },
};

export const Kept: Story = {
  beforeEach: ({ msw }) => msw.use(withReschedule({ ...pendingReschedule, status: 'DECLINED' })),
  play: async () => {
    const sheet = within(await openRow(/Dr Callum Brodie/));
    await expectState(async () => {
      await expect(sheet.getByText('Time not changed')).toBeVisible();
      await expect(sheet.getByRole('link', { name: 'Reschedule' })).toHaveAttribute('href', '#/requests/sel_8Q2F7K');
    });
  },
};

export const OfOffer: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        'myAppointments',
        appointmentList([
          anAppointment({ chosenSlotISO: thursday, offerId: 'off_41XN0C', selectionId: null, requestId: 'req_5H8KQ2' }),
        ]),
      ),
    ),
  play: async () => {
    const sheet = within(await openRow(/Dr Callum Brodie/));
    await expectState(async () => {
      await expect(await sheet.findByRole('link', { name: 'Reschedule' })).toHaveAttribute(
        'href',
        '#/requests/open/req_5H8KQ2',
      );
    });
  },
};

export const Moved: Story = {
  beforeEach: ({ msw }) =>
    msw.use(withReschedule(aReschedule({ status: 'ACCEPTED', fromISO: '2026-11-25T00:00:00.000Z', toISO: thursday }))),
  play: async () => {
    const sheet = within(await openRow(/Dr Callum Brodie/));
    await expectState(async () => {
      await expect(sheet.getByText(/^Previously Wed 25 Nov, 11:00.am AEDT\.$/)).toBeVisible();
    });
  },
};
