import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { navLinks } from './nav-links.ts';
import { NavLinks } from './NavLinks.tsx';
import { storyViewers } from './story-viewers.ts';
import './Shell.css';

const meta = {
  title: 'Screens/Chrome/Dock',
  component: NavLinks,
  parameters: { stage: 'bare' },
  decorators: [
    (Story) => (
      <div className="tele-shell" style={{ inlineSize: '320px', minBlockSize: '0' }}>
        <Story />
      </div>
    ),
  ],
  args: { label: 'Quick', look: 'dock', links: navLinks('dock', storyViewers.patient, '/match/doctor') },
} satisfies Meta<typeof NavLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Patient: Story = {
  tags: ['spec:2.client-dock'],
  parameters: { shows: ['Match', 'Booked', 'Account'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Requests' })).toBeVisible();
  },
};
export const Specialist: Story = {
  tags: ['spec:2.provider-dock'],
  parameters: { shows: ['Work', 'Schedule'] },
  args: { links: navLinks('dock', storyViewers.specialist, '/inbox') },
};
/** The inbox link shows the number of requests to answer, also in its name. */
export const ToAnswer: Story = {
  args: { links: navLinks('dock', storyViewers.specialist, '/work'), toAnswer: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Inbox 5 waiting' })).toBeVisible();
    await expect(canvas.getByText('5')).toBeVisible();
  },
};
export const ManyToAnswerDark: Story = {
  args: { links: navLinks('dock', storyViewers.specialist, '/work'), toAnswer: 240 },
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Inbox 99+ waiting' })).toBeVisible();
  },
};
export const Applicant: Story = { args: { links: navLinks('dock', storyViewers.applicant, '/work') } };
export const Dark: Story = { globals: { scheme: 'dark' } };
