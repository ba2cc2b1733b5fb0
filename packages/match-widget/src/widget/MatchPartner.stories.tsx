import { inHost } from '@tele/kit/story-stage';
import { fail, installStoryStripe, mock } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { MatchWidget } from '../MatchWidget.tsx';
import { answer } from '../testing/answer.ts';
import { partnerArgs } from '../testing/partner-args.ts';
import { installSignInWindow, type StoryWindow } from '../testing/sign-in-window.ts';
import {
  meThere,
  onFile,
  pickAsVisitor,
  pressSignIn,
  signedIn,
  signIn,
  signInButton,
} from '../testing/partner-sign-in.ts';
import { pickNext, searchCardiology } from '../testing/widget-journey.ts';
import { desk, mobile } from '../testing/widths.tsx';

let signInWindow: StoryWindow;

const meta = {
  title: 'Screens/Match widget/On a partner’s page',
  component: MatchWidget,
  args: partnerArgs(),
  beforeEach: (context) => {
    answer()(context);
    signInWindow = installSignInWindow();
    const removeStripe = installStoryStripe();
    return () => {
      signInWindow.restore();
      removeStripe();
    };
  },
} satisfies Meta<typeof MatchWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Visitors browse without signing in. */
export const Visitor: Story = {
  decorators: [mobile],
  play: async ({ canvas, args }) => {
    await searchCardiology(canvas);
    await expectState(async () => {
      await expect(await signInButton(canvas)).toBeVisible();
      await expect(args.onError).not.toHaveBeenCalled();
    });
  },
};

/** Failed times show as an error, not as a sign-in. */
export const VisitorSlotsFailed: Story = {
  decorators: [desk],
  beforeEach: answer(mock('availabilitySlots', fail(500, 'INTERNAL', 'The service stumbled.'))),
  play: async ({ canvas }) => {
    await searchCardiology(canvas);
    await expectState(async () => {
      const card = within(await canvas.findByRole('article', { name: 'Dr Callum Brodie' }));
      await expect(await card.findByText('Failed to load slots')).toBeVisible();
      await expect(card.getByRole('button', { name: /^Retry/ })).toBeVisible();
      await expect(canvas.queryByText('Please sign in')).toBeNull();
    });
  },
};

export const VisitorSlotsFailedDark: Story = {
  ...VisitorSlotsFailed,
  decorators: [mobile],
  globals: { scheme: 'dark' },
};

export const PickedAsVisitor: Story = {
  decorators: [mobile],
  play: async ({ canvas }) => {
    await pickAsVisitor(canvas);
    await expectState(async () => {
      await expect(canvas.getByText('Saved while you sign in')).toBeVisible();
      await expect(await signInButton(canvas)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Submit & pay $15' })).toBeNull();
    });
  },
};

export const PickedAsVisitorDesk: Story = { ...PickedAsVisitor, decorators: [desk] };
export const PickedAsVisitorDark: Story = { ...PickedAsVisitor, globals: { scheme: 'dark' } };
export const PickedAsVisitor280: Story = { ...PickedAsVisitor, decorators: [inHost({ inlineSize: 280 })] };

export const Waiting: Story = {
  decorators: [mobile],
  play: async ({ canvas }) => {
    await pressSignIn(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Waiting for you to sign in' })).toBeVisible();
    const row = canvas.getByText(/^Your chosen time is saved\. Can’t see the sign-in window\?/).closest('p');
    await expectState(async () => {
      await expect(row).toHaveTextContent(
        'Your chosen time is saved. Can’t see the sign-in window? Open it again or cancel.',
      );
      await waitFor(() => expect(row?.closest('.tele-signing-in')).toHaveFocus());
    });
  },
};

export const OpensTheWindowAgain: Story = {
  ...Waiting,
  tags: ['journey'],
  play: async (context) => {
    await Waiting.play?.(context);
    await waitFor(async () => {
      await userEvent.click(context.canvas.getByRole('button', { name: 'Open it again' }));
      await expect(signInWindow.focus).toHaveBeenCalled();
    });
  },
};

export const WaitingDesk: Story = { ...Waiting, decorators: [desk] };
export const WaitingDark: Story = { ...Waiting, globals: { scheme: 'dark' } };
export const Waiting280: Story = { ...Waiting, decorators: [inHost({ inlineSize: 280 })] };

export const WaitingWithTwo: Story = {
  play: async ({ canvas }) => {
    await searchCardiology(canvas);
    await pickNext(canvas);
    await pickNext(canvas, 'Dr Priya Venkatesan');
    await userEvent.click(await signInButton(canvas));
    await expectState(async () =>
      expect(await canvas.findByText(/^Your chosen times are saved\. Can’t see the sign-in window\?/)).toBeVisible(),
    );
  },
};

export const WaitingFromThePicks: Story = {
  decorators: [mobile],
  play: async ({ canvas }) => {
    await pickAsVisitor(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /1 of 10 picked/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Your picks' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Sign in to send your request' }));
    await expectState(async () => {
      const row = await canvas.findByText(/^Your chosen time is saved\. Can’t see the sign-in window\?/);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(row?.closest('.tele-signing-in')).toHaveFocus());
    });
  },
};

/** Popup blocked: shows the URL as a link, whose tab knows its opener. */
export const Blocked: Story = {
  decorators: [mobile],
  beforeEach: () => {
    signInWindow.restore();
    signInWindow = installSignInWindow({ blocked: true });
  },
  play: async ({ canvas }) => {
    await pressSignIn(canvas);
    await expect(await canvas.findByText('Your browser blocked the sign-in window')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Sign in (opens in a new tab)' });
    await expectState(async () => {
      await expect(link).toHaveAttribute('href', 'https://tele.example/sign-in?flow=sin_4KQ2ZM');
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'opener');
    });
  },
};

export const Cancelled: Story = {
  decorators: [mobile],
  play: async ({ canvas }) => {
    await pressSignIn(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'cancel' }));
    await expectState(async () => {
      await waitFor(async () => expect(await signInButton(canvas)).toHaveFocus());
      await expect(signInWindow.close).toHaveBeenCalled();
      await expect(canvas.getByText('1 of 10 picked')).toBeVisible();
    });
  },
};

export const Expired: Story = {
  decorators: [mobile],
  beforeEach: answer(mock('exchangeSignIn', fail(409, 'SIGN_IN_OVER', 'This sign-in is over.'))),
  play: async ({ canvas }) => {
    await pressSignIn(canvas);
    await expectState(async () => {
      await expect(await canvas.findByText('Sign-in timed out')).toBeVisible();
      await expect(
        canvas.getByText('You weren’t signed in. Your chosen time is saved. Please try again.'),
      ).toBeVisible();
      await expect(await signInButton(canvas)).toHaveFocus();
    });
  },
};

export const CannotBegin: Story = {
  decorators: [mobile],
  beforeEach: answer(mock('startSignIn', fail(503, 'UNAVAILABLE', 'The service is busy. Try again in a minute.'))),
  play: async ({ canvas }) => {
    await pressSignIn(canvas);
    await expectState(async () => {
      await expect(await canvas.findByText('The service is busy. Try again in a minute.')).toBeVisible();
      await expect(signInWindow.close).toHaveBeenCalled();
    });
  },
};

/** The origin was removed after the page opened: the pick stays, and the host is notified. */
export const RefusedAtThePress: Story = {
  parameters: { logs: 'error' },
  decorators: [mobile],
  beforeEach: answer(mock('startSignIn', fail(403, 'ORIGIN_NOT_REGISTERED', 'This page is not registered.'))),
  play: async ({ canvas, args }) => {
    await pressSignIn(canvas);
    const alert = (await canvas.findByText('Sign-in failed')).closest('[role=alert]');
    await expectState(async () => {
      await expect(alert).toHaveTextContent(
        'There’s a problem with how this page is set up. Please contact the site owner.',
      );
      await expect(alert).toHaveTextContent(`${window.location.origin} is not a registered origin`);
      await expect(canvas.getByText('1 of 10 picked')).toBeVisible();
      await expect(args.onError).toHaveBeenCalledOnce();
      await expect(args.onError).toHaveBeenCalledWith({ type: 'configuration_error', code: 'ORIGIN_NOT_REGISTERED' });
    });
  },
};

/** The sheet opens where they pressed, with the picks. Saved details stay hidden; focus returns to the bar. */
export const SignedIn: Story = {
  decorators: [mobile],
  beforeEach: answer(meThere(onFile), signedIn),
  play: async ({ canvas }) => {
    const sheet = await signIn(canvas, signInWindow);
    await expectState(async () => {
      await expect(await sheet.findByText('For you')).toBeVisible();
      await expect(sheet.getByText('Dr Callum Brodie')).toBeVisible();
      await expect(
        sheet.getByText('The site owner can see that a request was made and how it ended, but not your reason.'),
      ).toBeVisible();
      await expect(sheet.queryByRole('button', { name: 'Change' })).toBeNull();
      await expect(sheet.queryByText(/maeve/i)).toBeNull();
      await expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    });
  },
};

export const SignedInThenClosed: Story = {
  ...SignedIn,
  play: async ({ canvas }) => {
    await signIn(canvas, signInWindow);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expectState(async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Submit & pay $15' })).toHaveFocus());
      await expect(canvas.getByText('1 of 10 picked')).toBeVisible();
    });
  },
};

/** Asks only for missing details, never for those on file. */
export const SomethingMissing: Story = {
  decorators: [mobile],
  beforeEach: answer(meThere(['name', 'phone', 'address']), signedIn),
  play: async ({ canvas }) => {
    const sheet = await signIn(canvas, signInWindow);
    await expectState(async () => {
      await expect(await sheet.findByLabelText('Date of birth')).toBeVisible();
      await expect(sheet.getByText('Female')).toBeVisible();
      await expect(sheet.queryByLabelText('Full name')).toBeNull();
      await expect(sheet.queryByLabelText('Street')).toBeNull();
    });
  },
};

/** Uses the service's card settings for the page. */
export const PaysAfterSigningIn: Story = {
  beforeEach: answer(meThere(onFile), signedIn),
  play: async ({ canvas, args }) => {
    await signIn(canvas, signInWindow);
    await userEvent.type(await screen.findByLabelText('Card number'), '4242424242424242{Enter}');
    await expectState(async () => {
      await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledOnce());
      await expect(args.onSelectionCreated).toHaveBeenCalledOnce();
      await expect(args.onError).not.toHaveBeenCalled();
    });
  },
};

export const PageNotRegistered: Story = {
  parameters: { logs: 'error' },
  decorators: [mobile],
  beforeEach: answer(mock('startVisit', fail(403, 'ORIGIN_NOT_REGISTERED', 'This page is not registered.'))),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('This part of the page isn’t available')).toBeVisible();
    await expect(canvas.getByText(new RegExp(`${window.location.origin} is not a registered origin`))).toBeVisible();
    await expect(args.onError).toHaveBeenCalledWith({ type: 'configuration_error', code: 'ORIGIN_NOT_REGISTERED' });
    await expect(args.onReady).toHaveBeenCalledOnce();
  },
};

export const SecretKeyInThePage: Story = {
  parameters: { logs: 'warn' },
  decorators: [mobile],
  args: { partner: 'tele_sec_banksia_road_4f' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/‘partner’ is a secret key/)).toBeVisible();
    await expect(document.body).not.toHaveTextContent('tele_sec_banksia');
  },
};

let requests: unknown[];

/** Signs in with everything kept, then sends the request. */
export const AsksForTimes: Story = {
  tags: ['journey'],
  decorators: [desk],
  beforeEach: (context) => {
    requests = [];
    const made = mock('createOpenRequest', ({ body }) => {
      requests.push(body);
      return { requestId: 'req_5H8KQ2' };
    });
    answer(made, meThere(onFile), signedIn)(context);
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Specialty' }));
    await userEvent.click(await canvas.findByRole('option', { name: /^Cardiology/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ask specialists for times' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Next week' }));
    await userEvent.click(await signInButton(canvas));
    await expect(await canvas.findByText('Waiting for you to sign in')).toBeVisible();
    await expect(args.onOpenRequestCreated).not.toHaveBeenCalled();
    // The window is heard once the sign-in has begun.
    await waitFor(async () => {
      signInWindow.say({ kind: 'code', code: 'one-use' });
      await expect(args.onOpenRequestCreated).toHaveBeenCalledWith({ requestId: 'req_5H8KQ2' });
    });
    await expect(requests).toMatchObject([{ specialty: 'Cardiology', timeframe: 'next-week' }]);
  },
};
