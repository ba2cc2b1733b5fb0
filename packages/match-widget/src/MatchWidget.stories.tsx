import { fail, installStoryStripe, mock } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode, useState } from 'react';
import { expectState } from '@tele/ui/expect-state';
import { expect, fn, mocked, userEvent } from 'storybook/test';
import { MatchWidget, type MatchWidgetProps } from './MatchWidget.tsx';
import { answer } from './testing/answer.ts';
import { booked } from './testing/booked.ts';
import { widgetArgs } from './testing/widget-args.ts';
import { wholeJourney } from './testing/whole-journey.ts';
import { searchCardiology } from './testing/widget-journey.ts';

const meta = {
  title: 'Screens/Match widget',
  component: MatchWidget,
  args: widgetArgs(),
  beforeEach: answer(),
} satisfies Meta<typeof MatchWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const PartnersLook: Story = {
  args: { appearance: { accent: '#6b3fa0', radius: '4px' }, privacyNotice: { url: 'https://clinic.example/privacy' } },
  play: async ({ canvas }) => {
    await searchCardiology(canvas);
    await canvas.findByRole('article', { name: 'Dr Callum Brodie' });
    await expectState(async () => {
      // Picks are still there on return.
      await expect(canvas.getByRole('link', { name: /Privacy/ })).toHaveAttribute('target', '_blank');
    });
  },
};

/** Host that has a token only at the second request. */
const SignsInLater = (props: MatchWidgetProps) => {
  const [token] = useState(() => {
    let tokenCalls = 0;
    return async () => (++tokenCalls === 1 ? null : 'fresh');
  });
  return <MatchWidget {...props} token={token} />;
};

export const SignsInOnTheWay: Story = {
  tags: ['journey'],
  args: { onAuthRequired: fn() },
  render: (args) => <SignsInLater {...args} />,
  beforeEach: answer(
    mock('availableSpecialties', ({ request }) =>
      request.headers.has('authorization')
        ? { items: [{ name: 'Cardiology', group: 'Adult Medicine', available: true }] }
        : fail(401, 'UNAUTHENTICATED', 'Please sign in.'),
    ),
  ),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Please sign in')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(args.onAuthRequired).toHaveBeenCalledTimes(1);
    await expect(args.onAuthRequired).toHaveBeenCalledWith({ reason: 'missing' });
    await userEvent.type(canvas.getByLabelText(/Reason/), 'Reflux');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('combobox', { name: 'Specialty' })).toBeVisible();
    await expect(canvas.getByLabelText(/Reason/)).toHaveValue('Reflux');
  },
};

/** As the element does (@tele/embed), in strict mode. */
export const WholeJourney: Story = {
  tags: ['journey'],
  decorators: [
    (Story) => (
      <StrictMode>
        <Story />
      </StrictMode>
    ),
  ],
  beforeEach: (context) => {
    answer(booked)(context);
    return installStoryStripe();
  },
  play: ({ canvas, args }) =>
    wholeJourney({
      canvas,
      eventsOf: (name) => {
        const listener: unknown = Reflect.get(args, name);
        return mocked(listener as () => void).mock.calls.map(([event]: unknown[]) => event);
      },
    }),
};
