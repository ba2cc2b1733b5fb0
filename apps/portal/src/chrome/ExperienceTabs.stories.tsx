import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ExperienceTabs } from './ExperienceTabs.tsx';
import { storyViewers } from './story-viewers.ts';
import './Shell.css';

const meta = {
  title: 'Screens/Chrome/Experience',
  component: ExperienceTabs,
  parameters: { stage: 'bare' },
  decorators: [
    (Story) => (
      <div className="tele-shell" style={{ inlineSize: '320px', minBlockSize: '0' }}>
        <Story />
      </div>
    ),
  ],
  args: { viewer: storyViewers.specialist, look: 'tabs' },
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
  args: { viewer: storyViewers.patient },
};
export const Staff: Story = {
  args: { viewer: storyViewers.staff },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Staff' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
