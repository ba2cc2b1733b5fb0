import { teleStage } from '@tele/kit/story-stage';
import type { Alert } from '@tele/core';
import { anAlert, fail, mock } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { answer } from '../testing/answer.ts';
import { search } from '../testing/results-args.ts';
import { desk, phone } from '../testing/widths.tsx';
import { SpecialistScreen } from './SpecialistScreen.tsx';

const meta = {
  title: 'Screens/Specialist',
  component: SpecialistScreen,
  args: {
    specialistId: 'spc_brodie',
    search,
    resultsHref: () => '#/results',
    findHref: '#/match/doctor',
    onSubmitted: fn(),
    onPaymentPending: fn(),
    onOpenRequest: fn(),
  },
  decorators: [teleStage],
  beforeEach: answer(),
} satisfies Meta<typeof SpecialistScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [desk],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dr Callum Brodie' })).toBeVisible();
    for (const [term, text] of [
      ['Appointment type', 'Video link'],
      ['Minimum notice', '2 hours'],
    ] as const)
      await expect(canvas.getByText(term).closest('dt')?.nextElementSibling).toHaveTextContent(text);
  },
};

export const PicksByKeyboard: Story = {
  ...Default,
  tags: ['journey'],
  play: async (context) => {
    await Default.play?.(context);
    const { canvas } = context;
    const [day] = await canvas.findAllByRole('toolbar', { name: /^Times on/ });
    if (!day) throw new Error('a day is needed');
    const [first, second] = within(day).getAllByRole('button');
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: /1 of 10 picked/ })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Add another specialist' })).toBeVisible();
  },
};

export const TellMeOfNewTimes: Story = {
  tags: ['journey'],
  decorators: [desk],
  beforeEach: (context) => {
    const going: Alert[] = [];
    answer(
      mock('myAlerts', () => ({ items: [...going] })),
      mock('createAlert', ({ body }) => {
        const specialist = { specialistId: body.specialistId ?? '', name: 'Dr Callum Brodie' };
        going.push(anAlert({ specialty: null, state: null, filters: {}, specialist }));
        return going[0] as Alert;
      }),
      mock('turnOffAlert', () => {
        going.length = 0;
        return { ok: true };
      }),
    )(context);
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Alert me about new times' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
  },
};
export const Narrow: Story = { decorators: [phone] };
export const Dark: Story = { decorators: [desk], globals: { scheme: 'dark' } };

export const FavouriteFailed: Story = {
  decorators: [desk],
  beforeEach: answer(mock('keepFavourite', fail(500, 'INTERNAL', ''))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to favourites' }));
    await expectState(async () => {
      await expect(await screen.findByText('We couldn’t update your favourites. Try again.')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Add to favourites' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Remove from favourites' })).toBeNull();
    });
  },
};

export const NoTimes: Story = {
  decorators: [desk],
  beforeEach: answer(mock('availabilitySlots', ({ query }) => ({ specialistId: query.specialistId, items: [] }))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Alert me when Dr Callum Brodie has a time' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Alert me about new times' })).toBeNull();
  },
};

/** No longer approved: not found. */
export const Gone: Story = {
  args: { specialistId: 'spc_gone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This specialist isn’t available to book')).toBeVisible();
  },
};
