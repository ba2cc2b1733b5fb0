import { fail, installStoryStripe, mock } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { MatchWidget, type MatchWidgetProps } from '../MatchWidget.tsx';
import { answer } from '../testing/answer.ts';
import { widgetArgs } from '../testing/widget-args.ts';
import { payByCard, pickNext, searchCardiology } from '../testing/widget-journey.ts';

const jwt = (claims: object): string => `e30.${btoa(JSON.stringify(claims))}.signature`;
/** The same person, at two times. */
const tokens = { first: jwt({ sub: 'u-1', at: 1 }), fresh: jwt({ sub: 'u-1', at: 2 }) };
let accepted = '';

const Host = (props: MatchWidgetProps) => {
  const [token, setToken] = useState<string | null>(tokens.first);
  return (
    <>
      <MatchWidget {...props} token={async () => token} />
      <button type="button" onClick={() => setToken(tokens.fresh)}>
        Sign in at the host
      </button>
    </>
  );
};

const meta = {
  title: 'Screens/Match widget/Signing in',
  component: MatchWidget,
  args: { ...widgetArgs(), onAuthRequired: fn() },
  render: (args) => <Host {...args} />,
  beforeEach: (context) => {
    accepted = tokens.first;
    answer(
      mock('attachPayment', ({ params, request }) =>
        request.headers.get('authorization') === `Bearer ${accepted}`
          ? { selectionId: params.id, payment: { status: 'requires_capture' } }
          : fail(401, 'UNAUTHENTICATED', 'Please sign in.'),
      ),
    )(context);
    return installStoryStripe();
  },
} satisfies Meta<typeof MatchWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Token refused at payment: picks, card and request stay, and the next token completes one request. */
export const ExpiredAtThePayButton: Story = {
  tags: ['journey'],
  play: async ({ canvas, args }) => {
    await searchCardiology(canvas);
    await pickNext(canvas);
    accepted = tokens.fresh;
    await payByCard(canvas);
    await expect(await screen.findByText(/sign in/i, { selector: '[role=alert] *, [role=alert]' })).toBeVisible();
    await expect(args.onAuthRequired).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const signIn = await canvas.findByRole('button', { name: 'Sign in to send your request' });
    await expect(canvas.getByText('1 of 10 picked')).toBeVisible();
    await expect(canvas.getByText('Saved while you sign in')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in at the host' }));
    await userEvent.click(signIn);
    await expect(await canvas.findByRole('button', { name: 'Submit & pay $15' })).toHaveFocus();
    await payByCard(canvas);
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledOnce());
    await expect(args.onSelectionCreated).toHaveBeenCalledOnce();
  },
};
