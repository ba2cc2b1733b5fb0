import { teleStage } from '@tele/kit/story-stage';
import { mock, someSpecialists } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { answer } from '../testing/answer.ts';
import { resultsArgs } from '../testing/results-args.ts';
import { desk, phone } from '../testing/widths.tsx';
import { ResultsScreen } from './ResultsScreen.tsx';

/** Thin results link to the open-request form, with the same search. */
const meta = {
  title: 'Screens/Results/Thin',
  component: ResultsScreen,
  args: { ...resultsArgs(), onNewOpenRequest: fn() },
  decorators: [teleStage],
  beforeEach: answer(mock('searchSpecialists', { items: someSpecialists().slice(0, 2) })),
} satisfies Meta<typeof ResultsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only 2 doctors match')).toBeVisible();
  },
};

export const AsksForTimesByKeyboard: Story = {
  ...Few,
  tags: ['journey'],
  play: async (context) => {
    await Few.play?.(context);
    const { canvas, args } = context;
    const ask = canvas.getByRole('button', { name: 'Ask specialists for times' });
    ask.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNewOpenRequest).toHaveBeenCalledOnce();
  },
};
export const FewDesk: Story = { decorators: [desk] };
export const FewDark: Story = { ...FewDesk, globals: { scheme: 'dark' } };
export const FewNarrow: Story = { decorators: [phone] };

export const FewLinked: Story = {
  args: { newOpenRequestHref: '#/match/doctor/ask' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ask specialists for times' })).toHaveAttribute(
      'href',
      '#/match/doctor/ask',
    );
  },
};

export const NoTimes: Story = {
  beforeEach: answer(mock('availabilitySlots', ({ query }) => ({ specialistId: query.specialistId, items: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No times available in the next 30 days')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Create alert' })).toBeNull();
  },
};

export const NoTimesAlert: Story = {
  args: { canSetAlert: true },
  decorators: [desk],
  beforeEach: NoTimes.beforeEach ?? [],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Create alert' })).toBeVisible();
  },
};

export const Nobody: Story = {
  beforeEach: answer(mock('searchSpecialists', { items: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No specialists match. Try any state.')).toBeVisible();
  },
};

export const AsksForTimes: Story = {
  ...Nobody,
  tags: ['journey'],
  play: async (context) => {
    await Nobody.play?.(context);
    const { canvas, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Ask specialists for times' }));
    await expect(args.onNewOpenRequest).toHaveBeenCalledOnce();
  },
};

export const Enough: Story = {
  beforeEach: answer(),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await expect(canvas.queryByRole('button', { name: 'Ask specialists for times' })).toBeNull();
  },
};
