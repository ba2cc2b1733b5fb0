import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProfileContext, type Profile } from '../session/ProfileProvider.tsx';
import { ClientsOnly } from './ClientsOnly.tsx';

const of = (role: Profile['role']): Profile => ({
  loading: false,
  me: null,
  role,
  newcomer: role === null,
  replace: () => undefined,
  reload: () => undefined,
});

const meta = {
  title: 'Screens/Match/Specialist on a client’s page',
  component: ClientsOnly,
  decorators: [
    (Story, { parameters }) => (
      <ProfileContext value={of(parameters.role as Profile['role'])}>
        <Story />
      </ProfileContext>
    ),
  ],
} satisfies Meta<typeof ClientsOnly>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Specialist: Story = {
  parameters: { role: 'specialist' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only clients can book.')).toBeVisible();
  },
};
export const Newcomer: Story = {
  parameters: { role: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Only clients can book.')).toBeNull();
  },
};
export const Dark: Story = { parameters: { role: 'specialist' }, globals: { scheme: 'dark' } };
