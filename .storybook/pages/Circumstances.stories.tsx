import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AppointmentsScreen } from '../../packages/appointments/src/index.ts';
import { teleStage } from '../../packages/kit/src/story-stage.tsx';
import { anAppointment, anAppointmentPatient, mock } from '../../packages/core/src/testing.ts';

/** One screen in all circumstances, each set by toolbars only. */
const meta = {
  title: 'Flows/Circumstances',
  component: AppointmentsScreen,
  tags: ['!autodocs'],
  decorators: [teleStage],
  args: { role: 'patient' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock('myAppointments', { items: [anAppointment({ patient: anAppointmentPatient() })] }),
      mock('cancelAppointment', { ok: true }),
    ),
} satisfies Meta<typeof AppointmentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const FAILED = 'Failed to load appointments.';

export const AllIsWell: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^11:00 – 11:30\sam$/)).toBeVisible();
    await expect(canvas.getByText('Tue 24')).toBeVisible();
  },
};

export const Offline: Story = {
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(FAILED)).toBeVisible();
    await expect(canvas.getByText(/^You’re offline\. This will load when you’re back online/)).toBeVisible();
  },
};

export const Slow: Story = {
  globals: { network: 'slow' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Tue 24')).toBeNull();
    await expect(await canvas.findByText('Tue 24')).toBeVisible();
  },
};

export const SignedOut: Story = {
  name: 'Signed out (401)',
  globals: { network: '401' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please sign in')).toBeVisible();
    await expect(canvas.queryByText(FAILED)).toBeNull();
  },
};

export const Failing: Story = {
  name: 'Failing (500)',
  globals: { network: '500' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(FAILED)).toBeVisible();
  },
};

export const FailsAgain: Story = {
  ...Failing,
  tags: ['journey'],
  play: async (context) => {
    await Failing.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(FAILED)).toBeVisible();
  },
};

/** Reads succeed; writes fail with 409. */
export const Conflict: Story = {
  name: 'In conflict (409)',
  globals: { network: '409' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tue 24')).toBeVisible();
  },
};

export const AsSpecialist: Story = {
  globals: { role: 'specialist' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Maeve Tran')).toBeVisible();
    await expect(canvas.queryByText('Dr Callum Brodie')).toBeNull();
  },
};

export const InPerth: Story = {
  globals: { zone: 'perth' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^8:00 – 8:30\sam$/)).toBeVisible();
  },
};

/** Clocks go back tonight: 11:00 am tomorrow stays 11:00 am. */
export const ClocksGoBack: Story = {
  globals: { clock: 'back-2026' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^11:00 – 11:30\sam$/)).toBeVisible();
    await expect(canvas.getByText('Mon 6')).toBeVisible();
  },
};

export const ClinicsBrand: Story = {
  globals: { brand: 'jacaranda' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Tue 24');
    const root = canvasElement.querySelector('.tele .tele');
    await expect(root && getComputedStyle(root).getPropertyValue('--tele-accent')).toBe('#6b3fa0');
  },
};
