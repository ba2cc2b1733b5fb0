import { teleStage } from '@tele/kit/story-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { desk, phone } from '../testing/widths.tsx';
import { CategoryScreen } from './CategoryScreen.tsx';

const meta = {
  title: 'Screens/Category',
  component: CategoryScreen,
  args: { professionHref: (path: string) => `#/match/${path}`, startHref: '#/services/doctors' },
  decorators: [teleStage],
} satisfies Meta<typeof CategoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start a match' })).toHaveAttribute('href', '#/services/doctors');
    await expect(canvas.getByRole('link', { name: 'See all categories' })).toHaveAttribute('href', '#categories');
    await expect(canvas.getByRole('link', { name: /^Doctors/ })).toHaveAttribute('href', '#/match/doctors');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
};

export const Desk: Story = {
  tags: ['spec:2.category-chooser', 'spec:9.categories'],
  parameters: {
    shows: [
      'We match clients with verified tele professionals, Australia-wide.',
      'Start a match',
      'See all categories',
    ],
  },
  decorators: [desk],
};

export const Phone320: Story = { decorators: [phone] };

export const Dark: Story = { globals: { scheme: 'dark' }, decorators: [desk] };

export const LongLanguage: Story = { globals: { language: 'en-XA' } };

export const RightToLeft: Story = { globals: { language: 'ar-XB' } };
