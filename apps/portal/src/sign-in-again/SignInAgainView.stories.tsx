import { PasskeySignIn } from '@tele/account/screens';
import { storyNow } from '@tele/core/testing';
import { inHost, teleStage } from '@tele/kit/story-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { SignInAgainView } from './SignInAgainView.tsx';

const meta = {
  title: 'Screens/Sign in again',
  component: SignInAgainView,
  parameters: { now: storyNow },
  decorators: [teleStage],
  args: {
    email: 'maeve.tran@example.com',
    busy: false,
    outcome: null,
    againAtISO: null,
    onSend: fn(),
    onGoogle: fn(),
    onClose: fn(),
    passkey: <PasskeySignIn isOffered onSignedIn={fn()} />,
  },
} satisfies Meta<typeof SignInAgainView>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Sign in again' }));

/** Over the page that needs it; nothing there is lost. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(dialog.getByRole('button', { name: 'Continue with Google (opens a new tab)' })).toHaveFocus();
  },
};
export const Dark: Story = { ...Default, globals: { scheme: 'dark' } };
export const Narrow: Story = { ...Default, decorators: [inHost({ inlineSize: '320px' })] };

export const AsksForALink: Story = {
  ...Default,
  tags: ['journey'],
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Email me a sign-in link' }));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const Sending: Story = { args: { busy: true } };

export const Sent: Story = {
  args: { outcome: 'linkSent', againAtISO: new Date(Date.parse(storyNow) + 30_000).toISOString() },
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await expectState(async () => {
      await expect(dialog.getByText(/^We’ve emailed a sign-in link to maeve\.tran@example\.com\./)).toBeVisible();
      await expect(dialog.queryByRole('button', { name: 'Use a different email' })).toBeNull();
    });
  },
};

export const NotSent: Story = {
  args: { outcome: 'linkNotSent' },
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(dialog.getByText('Could not send magic link')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Email me a sign-in link' })).toBeEnabled();
  },
};

export const TabBlocked: Story = { args: { outcome: 'blocked' } };

/** The account could not be read. */
export const WithoutEmail: Story = {
  args: { email: null },
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(dialog.queryByRole('button', { name: 'Email me a sign-in link' })).toBeNull();
  },
};
