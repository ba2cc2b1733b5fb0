import { maxPasskeys } from '@tele/core';
import { aPasskey, defaultHandlers, fail, mock, somePasskeys, someSessions } from '@tele/core/testing';
import { inHost, teleStage } from '@tele/kit/story-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { PasskeyOfferNotice } from './PasskeyOfferNotice.tsx';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';

const meta = {
  title: 'Screens/Account/Passkeys',
  component: PasskeysSection,
  decorators: [teleStage],
  args: { canAdd: true },
  beforeEach: ({ msw }) => msw.use(...defaultHandlers()),
} satisfies Meta<typeof PasskeysSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await expectState(async () => {
      await expect(await canvas.findByRole('button', { name: 'Rename Safari on iPhone' })).toBeVisible();
      await expect(canvas.getByText('Not used yet')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Remove Chrome on Windows' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
    });
  },
};
export const Dark: Story = { ...Several, globals: { scheme: 'dark' } };
export const Narrow: Story = { ...Several, decorators: [inHost({ inlineSize: '320px' })] };

export const None: Story = {
  beforeEach: ({ msw }) => msw.use(mock('myPasskeys', { items: [] })),
  play: async ({ canvas }) => {
    await expectState(async () => expect(await canvas.findByText(/^No passkeys yet\./)).toBeVisible());
  },
};

/** The button gives way to the limit. */
export const Full: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock('myPasskeys', { items: Array.from({ length: maxPasskeys }, (_, n) => aPasskey({ passkeyId: `psk_${n}` })) }),
    ),
  play: async ({ canvas }) => {
    await expectState(async () => {
      await expect(await canvas.findByText(/^You have 10 passkeys/)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    });
  },
};

export const OldBrowser: Story = {
  args: { canAdd: false },
  play: async ({ canvas }) => {
    await expectState(async () => expect(await canvas.findByText(/^This browser can’t add passkeys\./)).toBeVisible());
  },
};

const onAnswer = fn();

/** After a sign-in, for a person without passkeys. */
export const Offered: Story = {
  render: () => <PasskeyOfferNotice onAnswer={onAnswer} />,
  beforeEach: ({ msw }) => {
    const sessions = someSessions();
    const [device] = sessions.devices;
    const devices = device ? [{ ...device, signedInAt: device.seenAt }] : [];
    msw.use(mock('myPasskeys', { items: [] }), mock('mySessions', { ...sessions, devices }));
  },
  play: async ({ canvas }) => {
    await expectState(async () => {
      await expect(await canvas.findByText('Sign in faster next time')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Not now' })).toBeVisible();
    });
  },
};

export const OfferDeclined: Story = {
  ...Offered,
  tags: ['journey'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Not now' }));
    await expect(onAnswer).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock('myPasskeys', () => new Promise<never>(() => undefined))),
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mock('myPasskeys', fail(500, 'INTERNAL', ''))),
  play: async ({ canvas }) => {
    await expectState(async () => expect(await canvas.findByText('Failed to load your passkeys')).toBeVisible());
  },
};

export const NotAdded: Story = {
  beforeEach: ({ msw }) => msw.use(mock('startPasskey', fail(503, 'UNAVAILABLE', ''))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a passkey' }));
    await expectState(async () => {
      await expect(await canvas.findByText('Something went wrong with the passkey. Try again.')).toBeVisible();
    });
  },
};

export const Rename: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename Chrome on Windows' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Rename passkey' }));
    await userEvent.clear(sheet.getByRole('textbox', { name: 'Name' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await expectState(async () => {
      await expect(await sheet.findByText(/^Enter a name, such as the device/)).toBeVisible();
    });
  },
};

/** Renames one and removes it; the focus stays within the list. */
export const RenamesAndRemoves: Story = {
  tags: ['journey'],
  beforeEach: ({ msw }) => {
    let items = somePasskeys();
    msw.use(
      mock('myPasskeys', () => ({ items })),
      mock('renamePasskey', ({ body }) => {
        items = items.map((one) => (one.passkeyId === 'psk_1' ? { ...one, name: body.name } : one));
        return { ok: true };
      }),
      mock('removePasskey', ({ params }) => {
        items = items.filter(({ passkeyId }) => passkeyId !== params.id);
        return { ok: true };
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename Chrome on Windows' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Rename passkey' }));
    await userEvent.type(sheet.getByRole('textbox', { name: 'Name' }), ' at work{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Chrome on Windows at work' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove Chrome on Windows at work?' }));
    await waitFor(() => expect(question.getByRole('button', { name: 'Keep passkey' })).toHaveFocus());
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expect(await canvas.findByRole('button', { name: 'Remove Safari on iPhone' })).toBeVisible();
    await waitFor(() => expect(canvas.queryAllByRole('button', { name: /at work$/ })).toHaveLength(0));
  },
};

/** The question about the last one names the other ways to sign in. */
export const RemoveLast: Story = {
  beforeEach: ({ msw }) => msw.use(mock('myPasskeys', { items: [aPasskey()] })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Chrome on Windows' }));
    await expectState(async () => {
      const question = within(await screen.findByRole('alertdialog', { name: 'Remove Chrome on Windows?' }));
      await expect(question.getByText(/^It’s your only passkey\./)).toBeVisible();
      await waitFor(() => expect(question.getByRole('button', { name: 'Keep passkey' })).toHaveFocus());
    });
  },
};

/** On the sign-in page. */
export const SignInFails: Story = {
  render: () => <PasskeySignIn isOffered onSignedIn={fn()} />,
  beforeEach: ({ msw }) => msw.use(mock('startPasskeySignIn', fail(503, 'UNAVAILABLE', 'Try again in a minute.'))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in with a passkey' }));
    await expectState(async () => expect(await canvas.findByText('Try again in a minute.')).toBeVisible());
  },
};
