import { aMe, aSpecialistProfile, defaultHandlers, fail, keptProfile, mock, storyNow } from '@tele/core/testing';
import { inHost } from '@tele/kit/story-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { Account } from './Account.tsx';

const meta = {
  title: 'Widgets/Account',
  component: Account,
  args: {
    apiBase: 'https://api.example.test',
    token: 'story',
    now: () => new Date(storyNow),
    links: { appointments: '/day?view=list', requests: '/requests', preview: '/my-page', payouts: '/money' },
    onReady: fn(),
    onStepChange: fn(),
    onSaved: fn(),
    onSignOut: fn(),
    onDeleted: fn(),
    onError: fn(),
  },
  decorators: [
    (Story) => (
      <StrictMode>
        <Story />
      </StrictMode>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(mock('authMe', aMe()), ...defaultHandlers()),
} satisfies Meta<typeof Account>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Account' })).toBeVisible();
    await waitFor(() => expect(args.onReady).toHaveBeenCalledTimes(1));
    await expect(await canvas.findByRole('button', { name: 'Delete account' })).toBeVisible();
    await expect(args.onError).not.toHaveBeenCalled();
  },
};
export const Dark: Story = { ...Default, globals: { scheme: 'dark' } };
export const Narrow: Story = { ...Default, decorators: [inHost({ inlineSize: '320px' })] };

/** The heading of each step takes the focus. */
export const EditsTheProfile: Story = {
  tags: ['journey'],
  beforeEach: ({ msw }) => {
    let me = aMe();
    msw.use(
      mock('authMe', () => me),
      mock('registerUser', ({ body }) => {
        if (body.role === 'patient' && me.profile) me = { ...me, profile: { ...me.profile, phone: '+61491570157' } };
        return me;
      }),
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit profile' }));
    await waitFor(async () => expect(await canvas.findByRole('heading', { name: 'Edit profile' })).toHaveFocus());
    await expect(args.onStepChange).toHaveBeenLastCalledWith({ step: 'profile' });
    const you = within(canvas.getByRole('region', { name: 'Your details' }));
    const mobile = you.getByLabelText('Mobile');
    await userEvent.clear(mobile);
    await userEvent.type(mobile, '0491 570 157{Enter}');
    await expect(await you.findByText('Saved')).toBeVisible();
    await expect(args.onSaved).toHaveBeenCalledWith({ side: 'patient' });
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Account' })).toHaveFocus());
    await expect(canvas.getByText('0491 570 157')).toBeVisible();
  },
};

export const OfSpecialist: Story = {
  beforeEach: ({ msw }) => {
    const stored = keptProfile();
    msw.use(
      mock('authMe', aMe({ role: 'specialist' })),
      mock('mySpecialistProfile', stored.mine),
      mock('saveSpecialistProfile', stored.save),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Account settings' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Preview/ })).toHaveAttribute('href', '/my-page');
    await expect(canvas.queryByRole('link', { name: /^Documents/ })).toBeNull();
    await expect(await canvas.findByText('No time off planned.')).toBeVisible();
  },
};

export const SavesASpecialistsProfile: Story = {
  ...OfSpecialist,
  tags: ['journey'],
  play: async (context) => {
    await OfSpecialist.play?.(context);
    const { canvas, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Edit profile' }));
    const bio = await canvas.findByRole('textbox', { name: /^About you/ });
    await expect(bio).toHaveValue(aSpecialistProfile().bio);
    await userEvent.type(bio, ' More.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save About you' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith({ side: 'specialist' }));
  },
};

export const Deletes: Story = {
  tags: ['journey'],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledWith({ receiptId: expect.any(String) }));
  },
};

/** Without pages of the host, its links are left out. */
export const OnItsOwn: Story = {
  args: { links: undefined, onSignOut: undefined },
  beforeEach: ({ msw }) => msw.use(mock('accountEnding', { inTheWay: ['appointment'] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Cancel your upcoming appointments/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Sign out' })).toBeNull();
  },
};

export const SignedOut: Story = {
  args: { token: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please sign in')).toBeVisible();
  },
};

export const FailedToLoad: Story = {
  beforeEach: ({ msw }) => msw.use(mock('authMe', fail(500, 'INTERNAL', ''))),
  play: async ({ canvas }) => {
    await expectState(async () => expect(await canvas.findByText('Failed to load profile')).toBeVisible());
  },
};
