import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsThatCome } from '@tele/ui/texts-that-come';
import { expect, fn, waitFor } from 'storybook/test';
import { storyNow } from '@tele/core/testing';
import { TeleProvider } from '../provider/TeleProvider.tsx';
import { teleStage } from '../story-stage.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { TimeLeftBar } from './TimeLeftBar.tsx';

const inMinutes = (minutes: number): string => new Date(Date.parse(storyNow) + minutes * 60_000).toISOString();

const meta = {
  title: 'Patterns/TimeLeft',
  component: TimeLeft,
  decorators: [teleStage],
  args: { untilISO: inMinutes(31), of: 'Offer of Dr Brodie', onEnd: fn() },
} satisfies Meta<typeof TimeLeft>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: '31 minutes left' })).toHaveTextContent('31:00 left');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Along a card's edge, for an offer made 14 minutes ago. */
export const WithBar: Story = {
  render: (args) => (
    <>
      <TimeLeft {...args} />
      <TimeLeftBar startISO={inMinutes(-14)} untilISO={args.untilISO} />
    </>
  ),
};

export const Urgent: Story = { args: { untilISO: inMinutes(4) } };

export const UrgentDark: Story = { ...Urgent, globals: { scheme: 'dark' } };

let begun: number | null;

export const Passes: Story = {
  tags: ['journey'],
  // A running clock, measured from the machine's.
  parameters: { clock: 'machine' },
  decorators: [
    (Story) => {
      // Starts just before ten minutes are left; then the clock runs 200 times as fast, to the end in three seconds.
      const now = (): Date =>
        new Date(Date.parse(inMinutes(20.99)) + (begun === null ? 0 : (Date.now() - begun) * 200));
      return (
        <TeleProvider apiBase="https://api.example.test" token="story" now={now}>
          <Story />
        </TeleProvider>
      );
    },
  ],
  beforeEach: () => {
    begun = null;
  },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('timer');
    await textsThatCome(async (came) => {
      begun = Date.now();
      await waitFor(() => expect(came.map(({ text }) => text)).toContain('Offer of Dr Brodie: 10 minutes left.'));
    });
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledTimes(1));
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:00 left');
  },
};
