import { aBlock, anAvailability, keptAvailability, mock } from '@tele/core/testing';
import { Button } from '@tele/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AvailabilityCalendar, type AvailabilityCalendarProps } from './AvailabilityCalendar.tsx';

const mine = aBlock('2026-11-24', 9, 10);
const store = keptAvailability(anAvailability({ items: [mine] }));

/** On any host page: requires only `apiBase` and `token`. */
const meta = {
  title: 'Screens/Availability calendar',
  component: AvailabilityCalendar,
  args: {
    apiBase: 'https://api.example.test',
    token: 'story',
    now: () => new Date('2026-11-23T00:12:00.000Z'),
    zone: 'Australia/Sydney',
    onReady: fn(),
    onSaved: fn(),
    onStepChange: fn(),
    onError: fn(),
  },
  beforeEach: ({ msw }) => {
    store.change([mine]);
    msw.use(
      mock('myAvailability', store.mine),
      mock('saveAvailability', store.save),
      mock('myAppointments', { items: [] }),
    );
  },
} satisfies Meta<typeof AvailabilityCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

const block = (name: RegExp) => screen.findByRole('button', { name });

const moveIt = async () => {
  await block(/^9:00 – 10:00 am AEDT, Tuesday 24 November/);
  screen.getByRole('grid').querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  await userEvent.keyboard('{ArrowRight}{Alt>}{ArrowDown}{/Alt}');
  await block(/^9:30 – 10:30 am AEDT, Tuesday 24 November/);
};

export const TellsItsHost: Story = {
  tags: ['journey'],
  play: async ({ canvas, args }) => {
    await moveIt();
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith({ count: 1 }));
    await userEvent.click(canvas.getByRole('button', { name: 'Month' }));
    await expect(args.onStepChange).toHaveBeenCalledTimes(1);
    await expect(args.onStepChange).toHaveBeenCalledWith({ step: 'month' });
    await expect(args.onReady).toHaveBeenCalledTimes(1);
    await expect(args.onError).not.toHaveBeenCalled();
  },
};

/** Host that controls the view, for its own Back. */
const HostKeepsView = (props: AvailabilityCalendarProps) => {
  const [step, setStep] = useState(props.step);
  return (
    <>
      <Button onClick={() => setStep('week')}>Back</Button>
      <AvailabilityCalendar {...props} step={step} onStepChange={(event) => setStep(event.step)} />
    </>
  );
};

export const HostKeepsItsView: Story = {
  tags: ['journey'],
  args: { step: 'month' },
  render: (args) => <HostKeepsView {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'November 2026' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Day' }));
    await expect(await canvas.findByRole('heading', { name: /^Monday 23 November 2026/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('heading', { name: '23 – 29 Nov 2026' })).toBeVisible();
  },
};

export const WrongDefaults: Story = {
  parameters: { logs: 'warn' },
  args: { defaultValues: { view: 'year', date: 'tomorrow' } as never },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '23 – 29 Nov 2026' })).toBeVisible();
  },
};

/** Host page with a 10 px font, right to left, and 280 px for the widget. */
export const SmallPageFromRightToLeft: Story = {
  args: { locale: 'ar-XB' },
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ inlineSize: 280, fontSize: 10 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    document.documentElement.style.fontSize = '10px';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('grid')).toBeVisible();
    const root = canvasElement.querySelector<HTMLElement>('.tele-availability-calendar');
    await expect(root).toHaveAttribute('dir', 'rtl');
    await expect(root?.scrollWidth).toBeLessThanOrEqual(280);
    // Sizes are the widget's own, whatever the page's font.
    await expect(getComputedStyle(canvas.getByRole('heading', { name: /2026/ })).fontSize).not.toBe('10px');
  },
};
