import { aBookedSelection, fail, installStoryStripe, mock } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode, useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { MatchWidget, type MatchWidgetProps } from './MatchWidget.tsx';
import { answer } from './testing/answer.ts';
import { widgetArgs } from './testing/widget-args.ts';
import { payByCard, pickNext, searchCardiology } from './testing/widget-journey.ts';

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
    // Whoever reads it comes back to what they picked.
    await expect(canvas.getByRole('link', { name: /Privacy/ })).toHaveAttribute('target', '_blank');
  },
};

/** A host that has somebody to sign in at the second time of asking. */
const SignsInLater = (props: MatchWidgetProps) => {
  const [token] = useState(() => {
    let asked = 0;
    return async () => (++asked === 1 ? null : 'fresh');
  });
  return <MatchWidget {...props} token={token} />;
};

export const SignsInOnTheWay: Story = {
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

/** Each event once, in strict mode too, and nothing in them but an id, a count and a step. */
export const WholeJourney: Story = {
  decorators: [
    (Story) => (
      <StrictMode>
        <Story />
      </StrictMode>
    ),
  ],
  beforeEach: (context) => {
    answer(mock('getSelection', ({ params }) => aBookedSelection({ selectionId: params.id, specialty: 'Cardiology' })))(
      context,
    );
    return installStoryStripe();
  },
  play: async ({ canvas, args }) => {
    const address = window.location.href;
    await searchCardiology(canvas);
    await pickNext(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Change search' }));
    await expect(await canvas.findByRole('heading', { name: 'Find a doctor by specialty' })).toHaveFocus();
    await expect(await canvas.findByRole('combobox', { name: 'Specialty' })).toHaveValue('Cardiology');
    await userEvent.click(canvas.getByRole('button', { name: 'See doctors' }));
    // What was picked before the search was looked at again is still picked.
    await expect(await canvas.findByText('1 of 10 picked')).toBeVisible();
    await payByCard(canvas);
    await expect(await canvas.findByText('Your consultation is booked', undefined, { timeout: 5000 })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /^Cardiology/ })).toHaveFocus();
    const made = { selectionId: 'sel_8Q2F7K' };
    await expect(args.onSelectionCreated?.mock.calls).toEqual([[made]]);
    await expect(args.onSubmitted?.mock.calls).toEqual([[made]]);
    await expect(args.onReady?.mock.calls).toEqual([[]]);
    await expect(args.onBooked?.mock.calls).toEqual([[made]]);
    await expect(args.onPicksChange?.mock.calls).toEqual([[{ count: 1 }], [{ count: 0 }]]);
    await expect(args.onStepChange?.mock.calls).toEqual(
      ['results', 'search', 'results', 'request'].map((step) => [{ step }]),
    );
    await expect(args.onError).not.toHaveBeenCalled();
    await expect(window.location.href).toBe(address);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
