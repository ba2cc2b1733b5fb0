import { aMe, aPatientProfile } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProfileContext, type Me, type Profile } from '../session/ProfileProvider.tsx';
import { ClientsOnly } from './ClientsOnly.tsx';

const of = (me: Me): Profile => ({
  loading: false,
  me,
  role: me.role,
  newcomer: me.role === null,
  replace: () => undefined,
  reload: () => undefined,
});

const meta = {
  title: 'Screens/Match/Specialist on a client’s page',
  component: ClientsOnly,
  decorators: [
    (Story, { parameters }) => (
      <ProfileContext value={of(parameters.me as Me)}>
        <Story />
      </ProfileContext>
    ),
  ],
} satisfies Meta<typeof ClientsOnly>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Specialist: Story = {
  parameters: { me: aMe({ role: 'specialist' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only clients can book.')).toBeVisible();
  },
};
/** A patient who became a specialist books as a patient. */
export const Both: Story = {
  parameters: { me: aMe({ role: 'specialist', profile: aPatientProfile() }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Only clients can book.')).toBeNull();
  },
};
export const Newcomer: Story = {
  parameters: { me: aMe({ role: null, profile: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Only clients can book.')).toBeNull();
  },
};
export const Dark: Story = {
  parameters: { me: aMe({ role: 'specialist' }) },
  globals: { scheme: 'dark' },
};
