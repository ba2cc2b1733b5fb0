import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/Link.tsx';
import { CardIcon, OfflineIcon } from '../icon/icons.ts';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Components/Banner',
  component: Banner,
  parameters: { stage: 'bare' },
  args: { icon: OfflineIcon, children: 'You’re offline. Changes will retry when connection resumes.' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {};
export const Critical: Story = { args: { tone: 'critical', icon: CardIcon, children: 'Payments are not set up.' } };
export const Info: Story = {
  args: {
    tone: 'info',
    icon: undefined,
    children: 'Clocks change on 4 October.',
    action: <Link href="#clocks">What changes</Link>,
  },
};
