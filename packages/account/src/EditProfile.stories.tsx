import { aMe, defaultHandlers, keptProfile, mock, storyNow } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EditProfile } from './EditProfile.tsx';

const meta = {
  title: 'Widgets/Edit profile',
  component: EditProfile,
  args: {
    apiBase: 'https://api.example.test',
    token: 'story',
    now: () => new Date(storyNow),
    previewUrl: '/my-page',
    onReady: fn(),
    onSaved: fn(),
    onError: fn(),
  },
  beforeEach: ({ msw }) => msw.use(mock('authMe', aMe()), ...defaultHandlers()),
} satisfies Meta<typeof EditProfile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Edit profile' })).toBeVisible();
    await waitFor(() => expect(args.onReady).toHaveBeenCalledTimes(1));
  },
};
export const Dark: Story = { ...Default, globals: { scheme: 'dark' } };

/** A new patient completes the profile, then edits it by part. */
export const Newcomer: Story = {
  tags: ['journey'],
  beforeEach: ({ msw }) => {
    let me = aMe({ role: null, name: null, profile: null, email: 'new@example.com' });
    msw.use(
      mock('authMe', () => me),
      mock('registerUser', () => {
        me = aMe();
        return me;
      }),
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByLabelText('Full name'), 'Maeve Tran');
    await userEvent.type(canvas.getByLabelText('Mobile'), '0491 570 156{Enter}');
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith({ side: 'patient' }));
    await expect(await canvas.findByRole('region', { name: 'Your details' })).toBeVisible();
  },
};

export const OfSpecialist: Story = {
  beforeEach: ({ msw }) => {
    const stored = keptProfile();
    msw.use(mock('authMe', aMe({ role: 'specialist' })), mock('mySpecialistProfile', stored.mine));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Preview profile' })).toHaveAttribute('href', '/my-page');
    await expect(await canvas.findByRole('region', { name: 'About you' })).toBeVisible();
  },
};
