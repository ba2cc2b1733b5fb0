import { aSelection, fail, mock, storyNow, installStoryStripe } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { MatchWidget, type MatchWidgetProps } from './MatchWidget.tsx';
import { answer } from './testing/answer.ts';

const meta = {
  title: 'Screens/Match widget',
  component: MatchWidget,
  args: {
    apiBase: 'https://api.example.test',
    token: 'story',
    zone: 'Australia/Sydney',
    stripe: { publishableKey: 'pk_test_story' },
    now: () => new Date(storyNow),
    onSelectionCreated: fn(),
    onSubmitted: fn(),
  },
  beforeEach: answer(),
} satisfies Meta<typeof MatchWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const PartnersLook: Story = {
  args: { appearance: { accent: '#6b3fa0', radius: '4px' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Specialty' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cardiology' }));
    await userEvent.click(canvas.getByRole('button', { name: 'See doctors' }));
    await canvas.findByRole('article', { name: 'Dr Callum Brodie' });
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

export const WholeJourney: Story = {
  beforeEach: (context) => {
    answer(mock('getSelection', ({ params }) => aSelection({ selectionId: params.id, specialty: 'Cardiology' })))(
      context,
    );
    return installStoryStripe();
  },
  play: async ({ canvas, args }) => {
    const address = window.location.href;
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Specialty' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cardiology' }));
    await userEvent.click(canvas.getByRole('button', { name: 'See doctors' }));
    await expect(await canvas.findByRole('heading', { name: 'Cardiology' })).toHaveFocus();
    const card = within(await canvas.findByRole('article', { name: 'Dr Callum Brodie' }));
    await userEvent.click(await card.findByRole('button', { name: /^Next available/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Change search' }));
    await expect(await canvas.findByRole('combobox', { name: 'Specialty' })).toHaveValue('Cardiology');
    await userEvent.click(canvas.getByRole('button', { name: 'See doctors' }));
    // What was picked before the search was looked at again is still picked.
    await expect(await canvas.findByText('1 of 10 picked')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit & pay $15' }));
    await userEvent.type(await screen.findByLabelText('Card number'), '4242424242424242{Enter}');
    await expect(await canvas.findByText('2 of 2 to answer', undefined, { timeout: 3000 })).toBeVisible();
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledWith({ selectionId: 'sel_8Q2F7K' }));
    await expect(args.onSelectionCreated).toHaveBeenCalledWith({ selectionId: 'sel_8Q2F7K' });
    await expect(window.location.href).toBe(address);
  },
};
