import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Me } from '../session/ProfileProvider.tsx';
import { AccountView } from './AccountView.tsx';
import { ProfileFailed } from './ProfileFailed.tsx';
import { SpecialistProfile } from './SpecialistProfile.tsx';

const newcomer: Me = {
  userId: 'usr_new',
  email: 'new@example.com',
  role: null,
  name: null,
  specialistId: null,
  profession: null,
  profile: null,
};
const patient: Me = {
  ...newcomer,
  userId: 'usr_maeve',
  email: 'maeve.tran@example.com',
  role: 'patient',
  name: 'Maeve Tran',
  profile: {
    name: 'Maeve Tran',
    phone: '+61491570156',
    gender: 'Female',
    dob: '1988-04-12',
    medicareOrIhi: '•••••••701',
    address: { street: '12 Cascade Street', suburb: 'Katoomba', state: 'NSW', postalCode: '2780' },
  },
};
const specialist: Me = {
  ...newcomer,
  userId: 'usr_brodie',
  email: 'dr.callum.brodie@example.com',
  role: 'specialist',
  name: 'Dr Callum Brodie',
  specialistId: 'spc_brodie',
};

const meta = {
  title: 'Screens/Account',
  component: AccountView,
  args: { profile: patient, onLogout: fn() },
} satisfies Meta<typeof AccountView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Patient: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/register');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(args.onLogout).toHaveBeenCalledTimes(1);
  },
};
export const Specialist: Story = { args: { profile: specialist } };
export const SpecialistsOwnDetails: Story = {
  render: () => <SpecialistProfile name="Dr Callum Brodie" email="dr.callum.brodie@example.com" />,
};
export const Newcomer: Story = { args: { profile: newcomer } };
export const FailedToLoad: Story = { render: () => <ProfileFailed title="Account" onRetry={() => undefined} /> };
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '320px' }}>
        <Story />
      </div>
    ),
  ],
};
export const Dark: Story = { globals: { scheme: 'dark' } };
