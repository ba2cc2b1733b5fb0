import { anAlert } from '@tele/core/testing';
import { teleStage } from '@tele/kit/story-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { desk, phone } from '../testing/widths.tsx';
import { AlertView } from './AlertView.tsx';

const { filters } = anAlert();

const meta = {
  title: 'Patterns/Alert',
  component: AlertView,
  args: {
    what: { profession: 'doctor', specialty: 'Rheumatology', specialistId: null, state: 'TAS', filters },
    zone: 'Australia/Hobart',
    email: 'maeve.tran@example.com',
    going: undefined,
    busy: false,
    onSet: fn(),
    onStop: fn(),
  },
  decorators: [teleStage],
} satisfies Meta<typeof AlertView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [desk],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Alert me when a time opens up' })).toBeVisible();
    for (const text of ['Rheumatology, TAS', 'Morning, any day', '$280.00', '@example.com'])
      await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const AsksToBeTold: Story = {
  ...Default,
  tags: ['journey'],
  play: async (context) => {
    await Default.play?.(context);
    const { canvas, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Create alert' }));
    await expect(args.onSet).toHaveBeenCalledOnce();
  },
};
export const Narrow: Story = { decorators: [phone] };
export const Dark: Story = { decorators: [desk], globals: { scheme: 'dark' } };

export const Going: Story = {
  decorators: [desk],
  args: { going: anAlert() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Alert on' })).toBeVisible();
    await expect(canvas.queryByText('@example.com')).toBeNull();
  },
};

export const StopsIt: Story = {
  ...Going,
  tags: ['journey'],
  play: async (context) => {
    await Going.play?.(context);
    const { canvas, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};
export const GoingNarrow: Story = { decorators: [phone], args: { going: anAlert() } };

export const OfOne: Story = {
  decorators: [desk],
  args: {
    name: 'Dr Callum Brodie',
    what: {
      profession: 'doctor',
      specialty: null,
      specialistId: 'spc_brodie',
      state: null,
      filters: {
        days: { from: '2026-11-28', to: '2026-11-29' },
        zone: 'Australia/Sydney',
        languages: ['Greek', 'Tamil'],
        gender: 'Female',
        maxFeeCents: 28_050,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Alert me when Dr Callum Brodie has a time' })).toBeVisible();
    const ends = 'When we email you, when you book, or after 29 Nov';
    for (const text of ['Any time, 28 Nov – 29 Nov', 'Greek, Tamil', 'Female', '$280.50', ends])
      await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const Saving: Story = { decorators: [desk], args: { busy: true } };

export const Refused: Story = {
  decorators: [desk],
  args: { error: new Error('offline') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create alert' })).toBeVisible();
  },
};

export const LongLanguage: Story = { decorators: [phone], globals: { language: 'en-XA' } };
