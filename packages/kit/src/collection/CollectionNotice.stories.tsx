import { storyNow } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TeleProvider } from '../provider/TeleProvider.tsx';
import { teleStage } from '../story-stage.tsx';
import { CollectionNotice } from './CollectionNotice.tsx';

const meta = {
  title: 'Patterns/CollectionNotice',
  component: CollectionNotice,
  args: { profession: 'doctor' },
  decorators: [teleStage],
} satisfies Meta<typeof CollectionNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AboveAReason: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/the doctors you ask can read it/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Only health categories mention health information. */
export const AboveATutorsReason: Story = {
  args: { profession: 'education' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^We keep what you write with your request, and the tutors you ask can read it/),
    ).toBeVisible();
  },
};

export const AboveDetails: Story = { args: {}, render: () => <CollectionNotice /> };

export const WithALink: Story = {
  decorators: [
    (Story) => (
      <TeleProvider
        apiBase="https://api.example/prod"
        token={null}
        privacyNotice={{ url: 'https://clinic.example/privacy' }}
        now={() => new Date(storyNow)}
      >
        <Story />
      </TeleProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'How we use your information (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', 'https://clinic.example/privacy');
  },
};
export const Dark: Story = { ...AboveAReason, globals: { scheme: 'dark' } };
