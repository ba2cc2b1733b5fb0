import { goOffline, teleStage } from '@tele/kit/story-stage';
import {
  anAppointment,
  anAppointmentPatient,
  appointmentList,
  fail,
  mock,
  unreachable,
  type MockCall,
  type Responder,
} from '@tele/core/testing';
import { http, HttpResponse } from 'msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppointmentsScreen } from './AppointmentsScreen.tsx';
import { aPatientsWeek, aWeek } from './story-appointments.ts';

const meta = {
  title: 'Screens/Appointments',
  component: AppointmentsScreen,
  decorators: [teleStage],
  args: { role: 'specialist', onAptClosed: fn() },
  beforeEach: ({ msw }) => msw.use(mock('myAppointments', appointmentList(aWeek()))),
} satisfies Meta<typeof AppointmentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const answerOf = (responder: Responder<'myAppointments'>, call: MockCall<'myAppointments'>) =>
  typeof responder === 'function' ? responder(call) : responder;

const openRow = async (name: RegExp) => {
  const row = await screen.findByRole('button', { name });
  row.focus();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('dialog');
};

export const Specialist: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^6 upcoming, next at 10:30\sam$/)).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4);
    await expect(canvas.getAllByText('Today')).toHaveLength(1);
  },
};

export const Patient: Story = {
  args: { role: 'patient' },
  beforeEach: ({ msw }) => msw.use(mock('myAppointments', appointmentList(aPatientsWeek()))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dr Callum Brodie')).toBeVisible();
  },
};

export const PatientsSheet: Story = {
  ...Patient,
  play: async () => {
    const sheet = await openRow(/Dr Callum Brodie/);
    await expect(within(sheet).queryByText('Patient details')).toBeNull();
    await expect(within(sheet).queryByRole('link', { name: 'Email patient' })).toBeNull();
    await expect(within(sheet).getByRole('link', { name: /Open calendar/ })).toBeVisible();
  },
};

export const Sheet: Story = {
  play: async () => {
    const sheet = within(await openRow(/Maeve Tran/));
    await expect(sheet.getByRole('link', { name: 'Email patient' })).toHaveAttribute(
      'href',
      'mailto:maeve.tran@example.com',
    );
    await expect(sheet.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+61491570156');
    await expect(sheet.getByText('14 Mar 1988 (38)')).toBeVisible();
    await expect(sheet.queryByText('2123 45670 1')).toBeNull();
  },
};

export const SheetDark: Story = { ...Sheet, globals: { scheme: 'dark' } };

export const RevealedNumber: Story = {
  play: async () => {
    const sheet = within(await openRow(/Maeve Tran/));
    await userEvent.click(sheet.getByRole('button', { name: 'Reveal Medicare or IHI number' }));
    await expect(sheet.getByText('2123 45670 1')).toBeVisible();
  },
};

export const NumberRevealedAndHiddenAgain: Story = {
  play: async (context) => {
    await RevealedNumber.play?.(context);
    const sheet = within(screen.getByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: 'Hide Medicare or IHI number' }));
    await expect(sheet.queryByText('2123 45670 1')).toBeNull();
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
    await expect(sheet.getByRole('link', { name: 'Email student' })).toBeVisible();
    await expect(sheet.getByRole('heading', { name: 'Student details' })).toBeVisible();
    await expect(sheet.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Email',
      'Phone',
      'Reason',
      'Selection',
    ]);
  },
};

export const OpenedFromALink: Story = {
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
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvasElement.querySelector('[aria-current="true"]')).toHaveTextContent('Maeve Tran');
    await expect(args.onAptClosed).toHaveBeenCalledTimes(1);
  },
};

export const Cancelled: Story = {
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
    await waitFor(() => expect(question.getByText(/Everything Maeve Tran was charged is refunded/)).toBeVisible());
    await waitFor(() => expect(question.getByRole('button', { name: 'Keep appointment' })).toHaveFocus());
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(screen.getByText('Appointment cancelled.')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.queryByText('Maeve Tran')).toBeNull();
  },
};

export const PatientAskedToCancel: Story = {
  ...Patient,
  play: async () => {
    const sheet = within(await openRow(/Dr Callum Brodie/));
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel appointment' }));
    const question = within(await screen.findByRole('alertdialog'));
    await waitFor(() =>
      expect(question.getByText('The $15.00 booking fee was charged and is not refunded.')).toBeVisible(),
    );
  },
};

export const CancelFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mock('cancelAppointment', fail(503, 'PAYMENT_UNAVAILABLE', 'Payments are down.'))),
  play: async () => {
    const sheet = within(await openRow(/Maeve Tran/));
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel appointment' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Cancel appointment' }));
    const failure = await question.findByText('Failed to cancel appointment. Payments are down.');
    await waitFor(() => expect(failure).toBeVisible());
  },
};

export const CancelFailedWithoutAText: Story = {
  beforeEach: ({ msw }) => msw.use(mock('cancelAppointment', unreachable)),
  play: async () => {
    const sheet = within(await openRow(/Maeve Tran/));
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel appointment' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Cancel appointment' }));
    const failure = await question.findByText(/^Failed to cancel appointment\./);
    await waitFor(() => expect(failure).toBeVisible());
  },
};

export const CancelFailedAndKept: Story = {
  ...CancelFailed,
  play: async (context) => {
    await CancelFailed.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Keep appointment' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

export const WithPast: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        'myAppointments',
        appointmentList([
          anAppointment({ selectionId: 'sel_0', chosenSlotISO: '2026-11-16T00:00:00.000Z' }),
          ...aWeek(),
        ]),
      ),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Past appointments (1)' }));
    await expect(await canvas.findByRole('heading', { name: /16/ })).toBeVisible();
  },
};

export const SheetOfAPastOne: Story = {
  ...WithPast,
  play: async (context) => {
    await WithPast.play?.(context);
    const sheet = within(await openRow(/Gastroenterology & Hepatology/));
    await expect(sheet.queryByRole('button', { name: 'Cancel appointment' })).toBeNull();
  },
};

/** A link to one that is over opens its sheet and the fold it stands in, which stays as it is when the sheet closes. */
export const LinkToAPastOne: Story = {
  ...WithPast,
  args: { apt: 'sel_0' },
  play: async ({ canvas, canvasElement }) => {
    const sheet = await screen.findByRole('dialog');
    await userEvent.click(within(sheet).getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Past appointments (1)' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await waitFor(() => expect(canvasElement.querySelector('[aria-current="true"]')).toBeVisible());
  },
};

/** Past ones cost nothing until somebody opens them, and a failure is theirs alone. */
export const PastFailed: Story = {
  beforeEach: ({ msw }) => {
    const all = appointmentList([
      anAppointment({ selectionId: 'sel_0', chosenSlotISO: '2026-11-16T00:00:00.000Z' }),
      ...aWeek(),
    ]);
    msw.use(mock('myAppointments', (call) => (call.query.when === 'past' ? unreachable : answerOf(all, call))));
  },
  play: async ({ canvas }) => {
    const fold = await canvas.findByRole('button', { name: 'Past appointments (1)' });
    await expect(canvas.queryByText('Failed to load appointments.')).toBeNull();
    await userEvent.click(fold);
    await expect(await canvas.findByText('Failed to load appointments.')).toBeVisible();
    await expect(canvas.getByText('Maeve Tran')).toBeVisible();
  },
};

const halfHour = 30 * 60_000;

/** A full diary: eight a day from this morning on, and as many days behind. */
const aDiary = (days: number) =>
  Array.from({ length: days * 2 * 8 }, (_, index) => {
    const day = Math.floor(index / 8) - days;
    const start = Date.parse('2026-11-22T23:30:00.000Z') + day * 86_400_000 + (index % 8) * halfHour;
    return anAppointment({ selectionId: `sel_d${index}`, chosenSlotISO: new Date(start).toISOString() });
  });

/** The count is of all, whatever has come of them; the rest comes as one scrolls, upcoming and past each by itself. */
export const Many: Story = {
  args: { role: 'patient' },
  beforeEach: ({ msw }) => msw.use(mock('myAppointments', appointmentList(aDiary(10)))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^80 upcoming, next at 10:30\sam$/)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(50);
    canvas.getByRole('button', { name: 'Show more' }).scrollIntoView();
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(80));
    await userEvent.click(canvas.getByRole('button', { name: 'Past appointments (80)' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(130));
    (await canvas.findByRole('button', { name: 'Show more' })).scrollIntoView();
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(160));
  },
};

/** A link to one on a page that was never read: the service is asked for it by itself. */
export const LinkBeyondTheFirstPage: Story = {
  ...Many,
  args: { role: 'patient', apt: 'sel_d150' },
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    await expect(within(sheet).getByText(/^Tue 1 Dec/)).toBeVisible();
  },
};

/** A service as the specification has it: all at once, under its other name. */
export const AllAtOnce: Story = {
  beforeEach: ({ msw }) => {
    const past = anAppointment({ selectionId: 'sel_0', chosenSlotISO: '2026-11-16T00:00:00.000Z' });
    msw.use(http.get('*/appointments/mine', () => HttpResponse.json({ appointments: [past, ...aWeek()] })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^6 upcoming, next at 10:30\sam$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Past appointments (1)' }));
    await expect(await canvas.findByRole('heading', { name: /16/ })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
  },
};

export const AnotherZone: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Maeve Tran');
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('{ArrowDown}perth{Enter}');
    await expect(await canvas.findByText(/^6 upcoming, next at 7:30\sam$/)).toBeVisible();
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
    await openRow(/Wilhelmina/);
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
