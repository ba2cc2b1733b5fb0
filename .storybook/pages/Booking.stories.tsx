import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SetupWorker } from 'msw/browser';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { expectState } from '../../packages/ui/src/story/expect-state.ts';
import {
  aBookedSelection,
  aSelection,
  defaultHandlers,
  installStoryStripe,
  mock,
} from '../../packages/core/src/testing.ts';
import { MatchWidget } from '../../packages/match-widget/src/index.ts';

const meta = {
  title: 'Flows/Booking',
  component: MatchWidget,
  tags: ['!autodocs'],
  args: {
    apiBase: 'https://api.example.test',
    token: 'story',
    stripe: { publishableKey: 'pk_test_story' },
    onSelectionCreated: fn(),
    onSubmitted: fn(),
  },
  render: (args, { loaded }) => <MatchWidget {...args} zone={loaded.zone} now={() => loaded.now} />,
  beforeEach: ({ msw }) => {
    // The request waits for two specialists; a reload restarts the journey.
    answer(msw);
    return installStoryStripe();
  },
} satisfies Meta<typeof MatchWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

const answer = (msw: SetupWorker, booked = false): void =>
  msw.use(
    mock('getSelection', ({ params }) => {
      const changes = { selectionId: params.id, specialty: 'Cardiology' };
      return booked ? aBookedSelection(changes) : aSelection(changes);
    }),
    ...defaultHandlers(),
  );

type Canvas = ReturnType<typeof within>;

const search = async (canvas: Canvas): Promise<void> => {
  await userEvent.click(await canvas.findByRole('combobox', { name: 'Specialty' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Cardiology' }));
  await userEvent.click(canvas.getByRole('button', { name: 'See doctors' }));
  await canvas.findByRole('article', { name: 'Dr Callum Brodie' });
};

const pick = async (canvas: Canvas): Promise<void> => {
  for (const name of ['Dr Callum Brodie', 'Dr Priya Venkatesan']) {
    const card = within(await canvas.findByRole('article', { name }));
    await userEvent.click(await card.findByRole('button', { name: /^Next available/ }));
  }
};

const openPayment = async (canvas: Canvas): Promise<HTMLElement> => {
  await userEvent.click(canvas.getByRole('button', { name: 'Submit & pay $15' }));
  return screen.findByLabelText('Card number');
};

const pay = async (canvas: Canvas): Promise<void> => {
  await userEvent.type(await openPayment(canvas), '4242424242424242{Enter}');
};

/** Live journey: choose a specialty, pick times, pay with 4242 4242 4242 4242. */
export const Booking: Story = {
  tags: ['spec:4.patient-flow'],
  name: '1 Search',
};

export const Results: Story = {
  name: '2 Results',
  play: async ({ canvas }) => {
    await search(canvas);
    await expectState(async () => expect(await canvas.findByRole('heading', { name: 'Cardiology' })).toHaveFocus());
  },
};

export const Picked: Story = {
  name: '3 Two specialists picked',
  play: async ({ canvas }) => {
    await search(canvas);
    await pick(canvas);
    await expectState(() => expect(canvas.getByText('2 of 10 picked')).toBeVisible());
  },
};

export const Payment: Story = {
  name: '4 Payment',
  play: async ({ canvas }) => {
    await search(canvas);
    await pick(canvas);
    await openPayment(canvas);
    await expectState(async () =>
      expect(await screen.findByRole('button', { name: 'Hold $15.00 and submit' })).toBeVisible(),
    );
  },
};

export const Sent: Story = {
  name: '5 Sent to the specialists',
  play: async ({ canvas, args }) => {
    await search(canvas);
    await pick(canvas);
    await pay(canvas);
    await expectState(async () => {
      await expect(await canvas.findByText('2 of 2 still to reply')).toBeVisible();
      await expect(args.onSubmitted).toHaveBeenCalledWith({ selectionId: 'sel_8Q2F7K' });
    });
  },
};

export const Booked: Story = {
  name: '6 One accepts, and it is booked',
  beforeEach: ({ msw }) => answer(msw, true),
  play: async ({ canvas }) => {
    await search(canvas);
    await pick(canvas);
    await pay(canvas);
    await expectState(async () => expect(await canvas.findByText('Filled')).toBeVisible());
  },
};
