import { teleStage } from '@tele/kit/story-stage';
import { TeleError } from '@tele/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { isRequestProblem, RequestProblem } from './RequestProblem.tsx';

const problem = (code: 'NOT_FOUND' | 'STILL_PREPARING' | 'FORBIDDEN') =>
  new TeleError(code, 404, { error: 'Not there.' });

const Drawn = ({ code, onReload }: { code: 'NOT_FOUND' | 'STILL_PREPARING' | 'FORBIDDEN'; onReload: () => void }) => {
  const error = problem(code);
  return isRequestProblem(error) ? (
    <RequestProblem error={error} reloading={false} requestsHref="#/requests" onReload={onReload} />
  ) : (
    <p>no problem of its own</p>
  );
};

const meta = {
  title: 'Screens/Request/Problem',
  component: Drawn,
  args: { code: 'STILL_PREPARING', onReload: fn() },
  decorators: [teleStage],
} satisfies Meta<typeof Drawn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StillPreparing: Story = {
  tags: ['spec:4.preparing'],
  parameters: { shows: ['Still preparing your request. Please reload in a moment.'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Still preparing your request. Please reload in a moment.')).toBeVisible();
  },
};

export const Reloads: Story = {
  ...StillPreparing,
  tags: ['journey'],
  play: async (context) => {
    await StillPreparing.play?.(context);
    const { canvas, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const NotFound: Story = { args: { code: 'NOT_FOUND' } };
