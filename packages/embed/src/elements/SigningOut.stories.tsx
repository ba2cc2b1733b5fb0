import { mock } from '@tele/core/testing';
import { answer } from '@tele/match-widget/testing/answer';
import { meThere, onFile, signedIn, signIn } from '@tele/match-widget/testing/partner-sign-in';
import { installSignInWindow, type StoryWindow } from '@tele/match-widget/testing/sign-in-window';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { matchArgs } from '../testing/match-args.ts';
import { matchElement } from '../testing/match-element.ts';
import { Placed } from '../testing/Placed.tsx';
import { TeleMatchWidgetElement } from '../widgets/elements.ts';

let signInWindow: StoryWindow;
const ended = fn();

const { token: _, ...attributes } = matchArgs().attributes;

/** Signs out a person who signed in by the window, even if no element is on the page. */
const meta = {
  title: 'Elements/Signing out',
  tags: ['journey'],
  component: Placed,
  args: { ...matchArgs(), attributes: { ...attributes, partner: 'tele_pub_banksia_road' } },
  beforeEach: (context) => {
    answer(
      meThere(onFile),
      signedIn,
      mock('endSession', ({ body }) => {
        ended(body);
        return { ok: true };
      }),
    )(context);
    ended.mockClear();
    signInWindow = installSignInWindow();
    return () => signInWindow.restore();
  },
} satisfies Meta<typeof Placed>;
export default meta;
type Story = StoryObj<typeof meta>;

const isEndedOnce = () =>
  expect(ended.mock.calls).toEqual([[expect.objectContaining({ publishableId: 'tele_pub_banksia_road' })]]);

export const InThePage: Story = {
  play: async ({ canvasElement }) => {
    const { element, inside } = await matchElement(canvasElement);
    await signIn(inside, signInWindow);
    await element.logout();
    await isEndedOnce();
    await element.logout();
    await isEndedOnce();
  },
};

export const TakenAway: Story = {
  play: async ({ canvasElement }) => {
    const { element, inside } = await matchElement(canvasElement);
    await signIn(inside, signInWindow);
    element.remove();
    await Promise.resolve();
    await element.logout();
    await isEndedOnce();
  },
};

export const NeverInThePage: Story = {
  play: async ({ canvasElement }) => {
    const { element, inside } = await matchElement(canvasElement);
    await signIn(inside, signInWindow);
    element.remove();
    const another = document.createElement('tele-match-widget');
    another.setAttribute('api-base', 'https://api.example.test');
    await another.logout();
    await expect(ended).not.toHaveBeenCalled();
    another.setAttribute('partner', 'tele_pub_banksia_road');
    await another.logout();
    await isEndedOnce();
  },
};

export const OfTheWholePage: Story = {
  play: async ({ canvasElement }) => {
    const { element, inside } = await matchElement(canvasElement);
    await signIn(inside, signInWindow);
    element.remove();
    await TeleMatchWidgetElement.logout();
    await isEndedOnce();
  },
};
