import { aSelection, installStoryStripe, mock } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { MatchWidget, type MatchWidgetProps } from '../MatchWidget.tsx';
import { answer } from '../testing/answer.ts';
import { widgetArgs } from '../testing/widget-args.ts';
import { payByCard, pickNext, searchCardiology } from '../testing/widget-journey.ts';

const Host = (props: MatchWidgetProps) => {
  const [shown, setShown] = useState(true);
  return (
    <>
      {shown && <MatchWidget {...props} />}
      <button type="button" onClick={() => setShown(!shown)}>
        Another page
      </button>
    </>
  );
};

let answerPayment = (): void => undefined;

const meta = {
  title: 'Screens/Match widget/Removed',
  component: MatchWidget,
  args: widgetArgs(),
  render: (args) => <Host {...args} />,
  beforeEach: (context) => {
    const answered = new Promise<void>((resolve) => {
      answerPayment = resolve;
    });
    answer(
      mock('getSelection', ({ params }) => aSelection({ selectionId: params.id, specialty: 'Cardiology' })),
      mock('attachPayment', async ({ params }) => {
        await answered;
        return { selectionId: params.id, payment: { status: 'requires_capture' } };
      }),
    )(context);
    return installStoryStripe();
  },
} satisfies Meta<typeof MatchWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type Playing = Parameters<NonNullable<Story['play']>>[0];

/** Continues to the card, whose answer is pending. Returns functions to leave and to return. */
async function leaveWhileItPays(canvas: Playing['canvas'], args: Playing['args']): Promise<HTMLElement> {
  await searchCardiology(canvas);
  await pickNext(canvas);
  await payByCard(canvas);
  await waitFor(() => expect(args.onSelectionCreated).toHaveBeenCalledOnce());
  const away = canvas.getByText('Another page');
  away.click();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return away;
}

/** Removed during the payment: one request is made and paid, and is there on return. */
export const WhilePaying: Story = {
  tags: ['journey'],
  play: async ({ canvas, args }) => {
    const away = await leaveWhileItPays(canvas, args);
    answerPayment();
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledOnce());
    await userEvent.click(away);
    await expect(await canvas.findByText('2 of 2 still to reply')).toBeVisible();
    await expect(args.onSubmitted).toHaveBeenCalledOnce();
    await expect(args.onError).not.toHaveBeenCalled();
  },
};

/** Returns before the card is answered: the request replaces the picks, and events fire once. */
export const BackWhileItPays: Story = {
  play: async ({ canvas, args }) => {
    const away = await leaveWhileItPays(canvas, args);
    away.click();
    await expect(await canvas.findByText('1 of 10 picked')).toBeVisible();
    answerPayment();
    await expectState(async () => {
      await expect(await canvas.findByText('2 of 2 still to reply')).toBeVisible();
      await expect(args.onSelectionCreated).toHaveBeenCalledOnce();
      await expect(args.onSubmitted).toHaveBeenCalledOnce();
      await expect(args.onError).not.toHaveBeenCalled();
    });
  },
};
