import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CrashScreen } from './CrashScreen.tsx';

const meta = {
  title: 'Screens/Something went wrong',
  component: CrashScreen,
  parameters: { stage: 'bare' },
  args: { message: 'We can’t read the server’s response.', onReload: fn() },
} satisfies Meta<typeof CrashScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['spec:2.error-screen', 'spec:8.global'],
  parameters: { shows: ['Something went wrong'] },
};
