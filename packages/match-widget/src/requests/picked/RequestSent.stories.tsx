import { teleStage } from '@tele/kit/story-stage';
import { installStoryStripe, mock, aSelection } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { ResultsScreen } from '../../results/ResultsScreen.tsx';
import { answer } from '../../testing/answer.ts';
import { resultsArgs, search } from '../../testing/results-args.ts';
import { desk, phone } from '../../testing/widths.tsx';
import { RequestScreen } from './RequestScreen.tsx';
import { requestArgs } from './story-request.ts';

const meta = {
  title: 'Screens/Request/Sent',
  component: RequestScreen,
  args: { ...requestArgs, fromPayment: true },
  decorators: [teleStage],
  beforeEach: answer(),
} satisfies Meta<typeof RequestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [said, shown] = await canvas.findAllByText('Request sent');
    await expect(said?.closest('[role=status]')).toBeTruthy();
    await expect(shown).toBeVisible();
    await expect(canvas.getByText(/^We’ve asked 2 doctors\. .* we’ll release the \$15\.00 hold\.$/)).toBeVisible();
  },
};
export const Desk: Story = { ...Default, decorators: [desk] };
export const Dark: Story = { ...Desk, globals: { scheme: 'dark' } };
export const Narrow: Story = { ...Default, decorators: [phone] };

export const OfATutor: Story = {
  beforeEach: answer(mock('getSelection', aSelection({ profession: 'education', specialty: 'Mathematics' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We’ve asked 2 tutors\./)).toBeVisible();
  },
};

/** Search, payment and request as a host combines them; 'Reload' renders the request page again. */
const Journey = () => {
  const [selectionId, setSelectionId] = useState<string | null>(null);
  const [loads, setLoads] = useState(0);
  if (selectionId === null) {
    return (
      <ResultsScreen
        {...resultsArgs()}
        search={{ ...search, tz: 'Australia/Perth' }}
        onSubmitted={(made) => setSelectionId(made.selectionId)}
      />
    );
  }
  return (
    <>
      <button type="button" onClick={() => setLoads(loads + 1)}>
        Reload
      </button>
      <RequestScreen key={loads} {...requestArgs} selectionId={selectionId} fromPayment />
    </>
  );
};

export const OnceInTheZoneOfTheSearch: Story = {
  tags: ['journey'],
  decorators: [desk],
  beforeEach: (context) => {
    answer()(context);
    return installStoryStripe();
  },
  render: () => <Journey />,
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Dr Callum Brodie' }));
    await userEvent.click(await card.findByRole('button', { name: /^Next available/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit & pay $15' }));
    await userEvent.type(await screen.findByLabelText('Card number'), '4242424242424242{Enter}');
    await canvas.findByText(/^We’ve asked 2 doctors\./);
    await expect((await canvas.findAllByText(/ AWST/))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await canvas.findByText('2 of 2 still to reply');
    await expectState(async () => {
      await expect((await canvas.findAllByText(/ AWST/))[0]).toBeVisible();
      await expect(canvas.queryByText(/^We’ve asked/)).toBeNull();
    });
  },
};
