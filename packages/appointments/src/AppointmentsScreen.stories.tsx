import { goOffline, teleStage } from '@tele/kit/story-stage';
import { anAppointment, anAppointmentPatient, appointmentList, fail, mock, unreachable } from '@tele/core/testing';
import { textsThatCome } from '@tele/ui/texts-that-come';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { AppointmentsScreen } from './AppointmentsScreen.tsx';
import { answerOf, aPatientsWeek, aWeek, openRow } from './story-appointments.ts';

const moneyHasChanged = 'The refund for this appointment has changed. Check it before you cancel.';

const meta = {
  title: 'Screens/Appointments',
  component: AppointmentsScreen,
  decorators: [teleStage],
  args: { role: 'specialist', onAptClosed: fn() },
  beforeEach: ({ msw }) => msw.use(mock('myAppointments', appointmentList(aWeek()))),
} satisfies Meta<typeof AppointmentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Specialist: Story = {
  tags: ['spec:2.appointments'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^6 upcoming, next at 10:30\sam$/)).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4);
    await expect(canvas.getAllByText('Today')).toHaveLength(1);
  },
};

export const Patient: Story = {
  tags: ['spec:2.appointments'],
  args: { role: 'patient' },
  beforeEach: ({ msw }) => msw.use(mock('myAppointments', appointmentList(aPatientsWeek()))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dr Callum Brodie')).toBeVisible();
  },
};

export const PatientsSheet: Story = {
  tags: ['spec:2.appointment-sheet'],
  ...Patient,
  play: async () => {
    const sheet = await openRow(/Dr Callum Brodie/);
    await expectState(async () => {
      await expect(within(sheet).queryByText('Patient details')).toBeNull();
      await expect(within(sheet).queryByRole('link', { name: 'Email patient' })).toBeNull();
      await expect(within(sheet).getByRole('link', { name: /Open calendar/ })).toBeVisible();
    });
  },
};

export const Sheet: Story = {
  tags: ['spec:2.appointment-sheet', 'spec:2.appointment-actions', 'spec:3.appointment'],
  parameters: { shows: ['Email patient', 'Call', 'Open calendar', 'Cancel appointment', 'Close'] },
  play: async () => {
    const sheet = within(await openRow(/Maeve Tran/));
    await expectState(async () => {
      await expect(sheet.getByRole('link', { name: 'Email patient' })).toHaveAttribute(
        'href',
        'mailto:maeve.tran@example.com',
      );
      await expect(sheet.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+61491570156');
      await expect(sheet.getByText('14 Mar 1988 (38)')).toBeVisible();
      await expect(sheet.getByText(/^If the patient cancels by .*, we’ll refund your \$20\.00/)).toBeVisible();
      await expect(sheet.queryByText('2123 45670 1')).toBeNull();
    });
  },
};

export const SheetDark: Story = { ...Sheet, globals: { scheme: 'dark' } };

export const RevealedNumber: Story = {
  play: async () => {
    const sheet = within(await openRow(/Maeve Tran/));
    await userEvent.click(sheet.getByRole('button', { name: 'Show Medicare or IHI number' }));
    await expectState(() => expect(sheet.getByText('2123 45670 1')).toBeVisible());
  },
};

export const NumberRevealedAndHiddenAgain: Story = {
  play: async (context) => {
    await RevealedNumber.play?.(context);
    const sheet = within(screen.getByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: 'Hide Medicare or IHI number' }));
    await expectState(() => expect(sheet.queryByText('2123 45670 1')).toBeNull());
  },
};

export const MaskedNumberIsShownByACall: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock('myAppointments', {
        items: [
          anAppointment({ patient: anAppointmentPatient({ medicareOrIhi: '•••••••701', isNumberMasked: true }) }),
        ],
      }),
      mock('showPatientNumber', ({ params }) =>
        params.id === 'sel_8Q2F7K' ? { medicareOrIhi: '2123456701' } : fail(404, 'NOT_FOUND', 'Not found.'),
      ),
    ),
  play: async () => {
    const sheet = within(await openRow(/Maeve Tran/));
    await expectState(() => expect(sheet.getByText('•••••••701')).toBeVisible());
    await userEvent.click(sheet.getByRole('button', { name: 'Show Medicare or IHI number' }));
    await expect(await sheet.findByText('2123 45670 1')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Hide Medicare or IHI number' }));
    await expectState(() => expect(sheet.queryByText('2123 45670 1')).toBeNull());
  },
};

export const SheetOfATutor: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock('myAppointments', {
        items: [
          anAppointment({
            profession: 'education',
            specialty: 'Mathematics',
            patient: anAppointmentPatient({ gender: null, dob: null, medicareOrIhi: null, address: null }),
          }),
        ],
      }),
    ),
  play: async () => {
    const sheet = within(await openRow(/Maeve Tran/));
    await expectState(async () => {
      await expect(sheet.getByRole('link', { name: 'Email student' })).toBeVisible();
      await expect(sheet.getByRole('heading', { name: 'Student details' })).toBeVisible();
      await expect(sheet.getAllByRole('term').map((term) => term.textContent)).toEqual([
        'Email',
        'Phone',
        'Reason',
        'Request',
      ]);
    });
  },
};

export const OpenedFromALink: Story = {
  tags: ['spec:2.appointments'],
  args: { apt: '2026-11-24T00:00:00Z' },
  play: async ({ args }) => {
    const sheet = await screen.findByRole('dialog');
    await expect(within(sheet).getByText('Maeve Tran')).toBeVisible();
    await expect(args.onAptClosed).not.toHaveBeenCalled();
  },
};

export const OpenedFromALinkAndClosed: Story = {
  ...OpenedFromALink,
  play: async ({ args, canvasElement }) => {
    const sheet = await screen.findByRole('dialog');
    await userEvent.click(within(sheet).getAllByRole('button', { name: 'Close' })[0]!);
    await expectState(async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvasElement.querySelector('[aria-current="true"]')).toHaveTextContent('Maeve Tran');
      await expect(args.onAptClosed).toHaveBeenCalledTimes(1);
    });
  },
};

export const Cancelled: Story = {
  tags: ['spec:4.cancel-appointment', 'spec:5.cancel-asks'],
  parameters: { shows: ['Appointment cancelled.', 'Cancel this appointment?'] },
  beforeEach: ({ msw }) => {
    let gone = false;
    msw.use(
      mock('myAppointments', (call) => {
        const all = aWeek().filter(({ patientName }) => !gone || patientName !== 'Maeve Tran');
        return answerOf(appointmentList(all), call);
      }),
      mock('cancelAppointment', () => {
        gone = true;
        return { ok: true };
      }),
    );
  },
  play: async ({ canvas }) => {
    const sheet = within(await openRow(/Maeve Tran/));
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel appointment' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this appointment?' }));
    await waitFor(() => expect(question.getByText('Booking fee, refunded')).toBeVisible());
    await expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Booking fee, refundedWe’ll refund it to Maeve Tran.$15.00',
      'Acceptance fee, not refundedYou paid it when you accepted.$20.00',
    ]);
    await waitFor(() => expect(question.getByRole('button', { name: 'Keep appointment' })).toHaveFocus());
    await textsThatCome(async (came) => {
      await userEvent.keyboard('{Tab}{Enter}');
      await waitFor(() => expect(came.map(({ text }) => text)).toContain('Appointment cancelled.'));
    });
    await expectState(async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvas.queryByText('Maeve Tran')).toBeNull();
    });
  },
};

export const PatientAskedToCancel: Story = {
  ...Patient,
  play: async () => {
    const sheet = within(await openRow(/Dr Callum Brodie/));
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel appointment' }));
    await expectState(async () => {
      const question = within(await screen.findByRole('alertdialog'));
      await waitFor(() => expect(question.getByText('Booking fee, not refunded')).toBeVisible());
      await expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Booking fee, not refundedWe charged it when Dr Callum Brodie accepted.$15.00',
        'Consultation, nothing to payYou don’t owe Dr Callum Brodie anything.$0.00',
      ]);
    });
  },
};

const dueSoon = { offerId: 'off_soon', selectionId: null, chosenSlotISO: '2026-11-23T23:30:00.000Z' } as const;

/** The 24 hours passed before the answer: the dialog shows the new outcome, and nothing is cancelled. */
export const MoneyHasChanged: Story = {
  args: { role: 'patient' },
  beforeEach: ({ msw }) => {
    const seen: unknown[] = [];
    msw.use(
      mock('myAppointments', appointmentList([anAppointment(dueSoon)])),
      mock('cancelAppointment', ({ body }) => {
        seen.push(body?.seen);
        return body?.seen?.offerFee === 'kept' ? { ok: true } : fail(412, 'STALE', moneyHasChanged);
      }),
    );
  },
  play: async () => {
    const sheet = within(await openRow(/Dr Callum Brodie/));
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel appointment' }));
    const question = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(question.getByText('We’ll refund it to your card.')).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Cancel appointment' }));
    await expectState(async () => {
      await expect(await question.findByText(moneyHasChanged)).toBeVisible();
    });
  },
};

export const CancelsAllTheSame: Story = {
  ...MoneyHasChanged,
  tags: ['journey'],
  play: async (context) => {
    await MoneyHasChanged.play?.(context);
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText('Consultation fee, not refunded')).toBeVisible();
    await textsThatCome(async (came) => {
      await userEvent.click(question.getByRole('button', { name: 'Cancel appointment' }));
      await waitFor(() => expect(came.map(({ text }) => text)).toContain('Appointment cancelled.'));
    });
  },
};

export const CancelFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mock('cancelAppointment', fail(503, 'PAYMENT_UNAVAILABLE', 'Payments are down.'))),
  play: async () => {
    const sheet = within(await openRow(/Maeve Tran/));
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel appointment' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Cancel appointment' }));
    await expectState(async () => {
      const failure = await question.findByText('Failed to cancel appointment. Payments are down.');
      await waitFor(() => expect(failure).toBeVisible());
    });
  },
};

export const CancelFailedWithoutAText: Story = {
  tags: ['spec:8.cancelling'],
  parameters: { shows: ['Failed to cancel appointment.'] },
  beforeEach: ({ msw }) => msw.use(mock('cancelAppointment', unreachable)),
  play: async () => {
    const sheet = within(await openRow(/Maeve Tran/));
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel appointment' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Cancel appointment' }));
    await expectState(async () => {
      const failure = await question.findByText(/^Failed to cancel appointment\./);
      await waitFor(() => expect(failure).toBeVisible());
    });
  },
};

export const CancelFailedAndKept: Story = {
  ...CancelFailed,
  play: async (context) => {
    await CancelFailed.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Keep appointment' }));
    await expectState(async () => {
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(screen.getByRole('dialog')).toBeVisible();
    });
  },
};

export const AnotherZone: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Maeve Tran');
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('{ArrowDown}perth{Enter}');
    await expectState(async () => expect(await canvas.findByText(/^6 upcoming, next at 7:30\sam$/)).toBeVisible());
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock('myAppointments', appointmentList([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No upcoming appointments.')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock('myAppointments', () => new Promise(() => {}))),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading appointments')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  tags: ['spec:8.loading-appointments'],
  parameters: { shows: ['Failed to load appointments.'] },
  beforeEach: ({ msw }) => msw.use(mock('myAppointments', unreachable)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load appointments.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Offline: Story = {
  beforeEach: () => goOffline(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You’re offline\./)).toBeVisible();
  },
};

const long = 'Persistent abdominal discomfort after meals, worse at night. '.repeat(12);

export const LongText: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock('myAppointments', {
        items: [
          anAppointment({
            selectionId: `sel_${'9QXK2M7TDV'.repeat(5)}`,
            patientName: 'Wilhelmina Featherstonehaugh-Cholmondeley of Upper Bullamakanka',
            specialty: 'Paediatric Endocrinology, Diabetes & Metabolic Medicine',
            feeCents: 111_875,
            reason: long,
            patient: anAppointmentPatient({ email: `${'wilhelmina.featherstonehaugh'.repeat(2)}@example.com` }),
          }),
        ],
      }),
    ),
  play: async () => {
    const sheet = await openRow(/Wilhelmina/);
    await expectState(() => expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth));
  },
};

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Maeve Tran');
    const screenBox = canvasElement.querySelector('.tele-appointments');
    await expect(screenBox?.scrollWidth).toBeLessThanOrEqual(288);
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const LongWords: Story = {
  globals: { language: 'en-XA' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Maeve Tran');
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveTextContent('Appointments');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  globals: { language: 'ar-XB' },
  play: async ({ canvas, canvasElement }) => {
    const name = await canvas.findByText('Maeve Tran');
    const row = name.closest('button');
    await expect(row && getComputedStyle(row).direction).toBe('rtl');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
