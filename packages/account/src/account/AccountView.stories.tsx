import { aMe, aPatientProfile, defaultHandlers, fail, mock } from '@tele/core/testing';
import { inHost, teleStage } from '@tele/kit/story-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { storyLinks } from '../testing/story-links.ts';
import { AccountView } from './AccountView.tsx';
import { ProfileFailed } from '../profile/ProfileFailed.tsx';

const meta = {
  title: 'Screens/Account',
  component: AccountView,
  decorators: [teleStage],
  args: { profile: aMe(), side: 'patient', edit: { href: '/register' }, links: storyLinks, onSignOut: fn() },
  beforeEach: ({ msw }) => msw.use(...defaultHandlers()),
} satisfies Meta<typeof AccountView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Patient: Story = {};

export const WalksByKeyboard: Story = {
  ...Patient,
  tags: ['journey'],
  play: async (context) => {
    const { canvas, args } = context;
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show Medicare or IHI number' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/register');
  },
};

/** Shows who entered each field, if recorded. */
export const WhoEntered: Story = {
  args: {
    profile: aMe({
      entered: {
        name: { at: '2026-11-02T03:10:00.000Z', clinic: null },
        dob: { at: '2026-11-20T03:10:00.000Z', clinic: 'Banksia Road Family Practice' },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Entered by you, /)).toBeVisible();
    await expect(canvas.getByText(/^From Banksia Road Family Practice, /)).toBeVisible();
  },
};

/** Masked until revealed, and masked again on request. */
export const NumberShown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('•••••••701')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Show/ }));
    await expectState(async () => {
      await expect(await canvas.findByText('2123456701')).toBeVisible();
      const said = await canvas.findByText('Medicare or IHI number: 2123456701');
      await expect(said.closest('[role="status"]')).not.toBeNull();
    });
  },
};

export const HidesTheNumberAgain: Story = {
  ...NumberShown,
  tags: ['journey'],
  play: async (context) => {
    await NumberShown.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: /^Hide/ }));
    await expect(canvas.getByText('•••••••701')).toBeVisible();
  },
};

export const NumberNotShown: Story = {
  beforeEach: ({ msw }) => msw.use(mock('showNumber', fail(500, 'INTERNAL', ''))),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show/ }));
    await expectState(async () => {
      await expect(await canvas.findByText('Failed to show the number')).toBeVisible();
      await expect(canvas.getByText('•••••••701')).toBeVisible();
    });
  },
};

export const Specialist: Story = {
  args: { profile: aMe({ role: 'specialist' }), side: 'specialist' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/register');
    const hrefOf = (name: RegExp) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect([/^Preview/, /^Availability/, /^Payouts/, /^Documents/].map(hrefOf)).toEqual([
      '/work/doctors/me',
      '/availability',
      '/work/payouts',
      '/work/account',
    ]);
  },
};
export const SpecialistDark: Story = { ...Specialist, globals: { scheme: 'dark' } };
export const SpecialistNarrow: Story = { ...Specialist, decorators: [inHost({ inlineSize: '320px' })] };

export const Newcomer: Story = {
  args: { profile: aMe({ role: null, name: null, profile: null, email: 'new@example.com' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Set up your profile' })).toHaveAttribute('href', '/register');
  },
};

export const LongWords: Story = {
  args: {
    profile: aMe({
      email: `${'a-very-long-mail-name.'.repeat(3)}@a-practice-with-a-long-name.example.com`,
      profile: aPatientProfile({
        name: 'Wilhelmina-Alexandrina Featherstonehaugh-Cholmondeley',
        address: {
          street: 'Unit 1204, 1 Woolloomooloo-Darlinghurst Apartments',
          suburb: 'Coonabarabran',
          state: 'NSW',
          postalCode: '2357',
        },
      }),
    }),
  },
  decorators: [inHost({ inlineSize: '320px' })],
};
export const FailedToLoad: Story = {
  tags: ['spec:8.loading-profile'],
  parameters: { shows: ['Failed to load profile'] },
  render: () => <ProfileFailed title="Account" onRetry={() => undefined} />,
};
export const Narrow: Story = { decorators: [inHost({ inlineSize: '320px' })] };
export const Dark: Story = { globals: { scheme: 'dark' } };
