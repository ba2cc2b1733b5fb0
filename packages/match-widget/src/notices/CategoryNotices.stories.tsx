import { teleStage } from '@tele/kit/story-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CategoryNotices } from './CategoryNotices.tsx';

const meta = {
  title: 'Patterns/CategoryNotices',
  component: CategoryNotices,
  args: { profession: 'legal', place: 'search', specialty: 'Family law' },
  decorators: [teleStage],
} satisfies Meta<typeof CategoryNotices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutSpecialty: Story = { args: { specialty: null } };

export const OfSpecialtyAlone: Story = { args: { ofSpecialty: true } };

export const NothingToSay: Story = {
  args: { profession: 'beauty', place: 'booking' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.tele-notice')).toBeNull();
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
