import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ExperienceTabs } from './ExperienceTabs.tsx';
import './Shell.css';

const meta = {
  title: 'Screens/Chrome/Experience',
  component: ExperienceTabs,
  parameters: { stage: 'bare' },
  decorators: [
    (Story) => (
      // The tabs are drawn in a narrow window only.
      <div className="tele-shell" style={{ inlineSize: '320px', minBlockSize: '0' }}>
        <Story />
      </div>
    ),
  ],
  args: { side: 'specialist', look: 'tabs' },
} satisfies Meta<typeof ExperienceTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Providers: Story = {
  tags: ['spec:2.experience'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Clients' })).toHaveAttribute('href', '/match/doctor');
    await expect(canvas.getByRole('link', { name: 'Providers' })).toHaveAttribute('aria-current', 'page');
  },
};
export const Clients: Story = {
  tags: ['spec:2.experience'],
  args: { side: 'patient' },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
