import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingPage } from './LoadingPage.tsx';

const meta = {
  title: 'Screens/Loading',
  component: LoadingPage,
  parameters: { stage: 'bare' },
} satisfies Meta<typeof LoadingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['spec:2.session-checked'],
};
export const SigningIn: Story = {
  tags: ['spec:2.landing'],
  parameters: { shows: ['Signing you in…'] },
  args: { of: 'signingIn' },
};
