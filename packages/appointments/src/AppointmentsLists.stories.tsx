import { teleStage } from '@tele/kit/story-stage';
import { anAppointment, appointmentList, aReceipt, aVideoMeeting, mock, unreachable } from '@tele/core/testing';
import { http, HttpResponse } from 'msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { AppointmentsScreen } from './AppointmentsScreen.tsx';
import { answerOf, aPastOne, aPatientsWeek, aWeek, openRow } from './story-appointments.ts';

/** Past appointments, and lists of many pages. */
const meta = {
  title: 'Screens/Appointments/Lists',
  component: AppointmentsScreen,
  decorators: [teleStage],
  args: { role: 'specialist', onAptClosed: fn() },
} satisfies Meta<typeof AppointmentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPast: Story = {
  beforeEach: ({ msw }) => msw.use(mock('myAppointments', appointmentList([aPastOne(), ...aWeek()]))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Past appointments (1)' }));
    await expectState(async () => expect(await canvas.findByRole('heading', { name: /16/ })).toBeVisible());
  },
};

export const SheetOfAPastOne: Story = {
  ...WithPast,
  play: async (context) => {
    await WithPast.play?.(context);
    const sheet = within(await openRow(/Gastroenterology & Hepatology/));
    await expectState(async () => {
      await expect(sheet.getAllByRole('button', { name: 'Close' })[0]).toBeVisible();
      await expect(sheet.queryByRole('button', { name: 'Cancel appointment' })).toBeNull();
    });
  },
};

export const LinkToAPastOne: Story = {
  ...WithPast,
  args: { apt: 'sel_0' },
  play: async ({ canvas, canvasElement }) => {
    const sheet = await screen.findByRole('dialog');
    await userEvent.click(within(sheet).getAllByRole('button', { name: 'Close' })[0]!);
    await expectState(async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByRole('button', { name: 'Past appointments (1)' })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
      await waitFor(() => expect(canvasElement.querySelector('[aria-current="true"]')).toBeVisible());
    });
  },
};

export const PastFailed: Story = {
  beforeEach: ({ msw }) => {
    const all = appointmentList([aPastOne(), ...aWeek()]);
    msw.use(mock('myAppointments', (call) => (call.query.when === 'past' ? unreachable : answerOf(all, call))));
  },
  play: async ({ canvas }) => {
    const fold = await canvas.findByRole('button', { name: 'Past appointments (1)' });
    await expect(canvas.queryByText('Failed to load appointments.')).toBeNull();
    await userEvent.click(fold);
    await expectState(async () => {
      await expect(await canvas.findByText('Failed to load appointments.')).toBeVisible();
      await expect(canvas.getByText('Maeve Tran')).toBeVisible();
    });
  },
};

const halfHour = 30 * 60_000;

/** Full diary: eight appointments a day, from today on and as many days back. */
const aDiary = (days: number) =>
  Array.from({ length: days * 2 * 8 }, (_, index) => {
    const day = Math.floor(index / 8) - days;
    const start = Date.parse('2026-11-22T23:30:00.000Z') + day * 86_400_000 + (index % 8) * halfHour;
    return anAppointment({ selectionId: `sel_d${index}`, chosenSlotISO: new Date(start).toISOString() });
  });

export const Many: Story = {
  args: { role: 'patient' },
  beforeEach: ({ msw }) => msw.use(mock('myAppointments', appointmentList(aDiary(10)))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^80 upcoming, next at 10:30\sam$/)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(50);
  },
};

export const ReadsOnToTheEnd: Story = {
  ...Many,
  tags: ['journey'],
  play: async (context) => {
    await Many.play?.(context);
    const { canvas } = context;
    canvas.getByRole('button', { name: 'Show more' }).scrollIntoView();
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(80));
    await userEvent.click(canvas.getByRole('button', { name: 'Past appointments (80)' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(130));
    (await canvas.findByRole('button', { name: 'Show more' })).scrollIntoView();
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(160));
  },
};

export const LinkBeyondTheFirstPage: Story = {
  ...Many,
  args: { role: 'patient', apt: 'sel_d150' },
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    await expect(within(sheet).getByText(/^Tue 1 Dec/)).toBeVisible();
  },
};

export const LinkToAPastOneBeyondTheFirstPage: Story = {
  args: { role: 'patient', apt: 'sel_d2' },
  beforeEach: ({ msw }) => {
    const all = appointmentList(aDiary(10));
    const never = new Promise<never>(() => undefined);
    msw.use(mock('myAppointments', (call) => (call.query.cursor === undefined ? answerOf(all, call) : never)));
  },
  play: async ({ canvas, canvasElement }) => {
    const sheet = await screen.findByRole('dialog');
    await userEvent.click(within(sheet).getAllByRole('button', { name: 'Close' })[0]!);
    await expectState(async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByRole('button', { name: 'Past appointments (80)' })).toBeVisible();
      await waitFor(() => expect(canvasElement.querySelectorAll('[aria-current="true"]')).toHaveLength(1));
      // The end of the list is near here, so the next page may already have loaded.
      await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(100));
      await expect(canvasElement.querySelectorAll('[aria-current="true"]')).toHaveLength(1);
    });
  },
};

/** A link to an appointment that does not exist or belongs to another person. */
export const LinkToNothing: Story = {
  args: { role: 'patient', apt: '../not an id' },
  beforeEach: ({ msw }) => msw.use(mock('myAppointments', appointmentList(aPatientsWeek()))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We can’t find this appointment\./)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /24/ })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** An email links to an appointment that was cancelled since: its receipt stays available. */
export const LinkToCancelled: Story = {
  args: { apt: 'sel_cancelled' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock('myAppointments', appointmentList(aWeek())),
      mock('appointmentReceipt', aReceipt({ kind: 'acceptance_fee', amountCents: 2_000 })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This appointment was cancelled.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Receipt' }));
    await expectState(async () => {
      const sheet = within(await screen.findByRole('dialog', { name: 'Receipt' }));
      await waitFor(() => expect(sheet.getByText('Acceptance fee')).toBeVisible());
    });
  },
};

/** A failed lookup shows nothing: the appointment may still exist. */
export const LinkNotLookedUp: Story = {
  args: { role: 'patient', apt: 'sel_elsewhere' },
  beforeEach: ({ msw }) => {
    const all = appointmentList(aPatientsWeek());
    msw.use(mock('myAppointments', (call) => (call.query.apt === undefined ? answerOf(all, call) : unreachable)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /24/ })).toBeVisible();
    await expect(canvas.queryByText(/^We can’t find/)).toBeNull();
  },
};

export const HowTheyMeet: Story = {
  args: { role: 'patient' },
  beforeEach: ({ msw }) =>
    msw.use(mock('myAppointments', appointmentList([anAppointment({ meeting: aVideoMeeting() })]))),
  play: async () => {
    const sheet = within(await openRow(/Video call, opens 10 minutes before/));
    await expectState(async () => {
      await expect(sheet.getByText(/Please have your medicines list at hand\.$/)).toBeVisible();
      await expect(sheet.getByRole('button', { name: 'Join' })).toBeVisible();
      await expect(sheet.getByRole('link', { name: /^Calendar file/ })).toBeVisible();
    });
  },
};

/** Specification-only server: all at once, under its other name. */
export const AllAtOnce: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/appointments/mine', () => HttpResponse.json({ appointments: [aPastOne(), ...aWeek()] })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^6 upcoming, next at 10:30\sam$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Past appointments (1)' }));
    await expectState(async () => {
      await expect(await canvas.findByRole('heading', { name: /16/ })).toBeVisible();
      await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    });
  },
};
