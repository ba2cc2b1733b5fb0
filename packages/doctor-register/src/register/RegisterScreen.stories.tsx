import { teleStage } from '@tele/kit/story-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RegisterScreen } from './RegisterScreen.tsx';

const meta = {
  title: 'Screens/Registration',
  component: RegisterScreen,
  decorators: [teleStage],
  args: {
    category: 'doctor',
    humanCheck: { siteKey: '1x00000000000000000000AA' },
    contactEmail: 'doctors@example.com.au',
    links: { categories: '#/work', preview: '#/work/doctors/me', documents: '#/work/account', hours: '#/availability' },
  },
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  args: { signedOut: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Register as a Doctor' })).toBeVisible();
    await expect(canvas.getByText('15%')).toBeVisible();
  },
};
