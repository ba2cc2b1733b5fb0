import { teleStage } from '@tele/kit/story-stage';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WorkScreen } from './WorkScreen.tsx';

const wide =
  (inlineSize: number): Decorator =>
  (Story) => (
    <div style={{ inlineSize }}>
      <Story />
    </div>
  );

const meta = {
  title: 'Screens/Work',
  component: WorkScreen,
  args: { categoryHref: (path: string) => `#/work/${path}` },
  decorators: [teleStage],
} satisfies Meta<typeof WorkScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Your hours, your fee, clients Australia-wide.' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Register as a Doctor' })).toHaveAttribute('href', '#/work/doctors');
    await expect(canvas.getByRole('link', { name: 'See all categories' })).toHaveAttribute('href', '#categories');
    await expect(canvas.getByRole('link', { name: /^Doctors/ })).toHaveAttribute('href', '#/work/doctors');
    await expect(canvas.getByRole('link', { name: /^Vets and pet care/ })).toHaveAttribute('href', '#/work/pets');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
};

export const Desk: Story = { decorators: [wide(1080)] };

export const Phone320: Story = { decorators: [wide(320)] };

export const Dark: Story = { globals: { scheme: 'dark' }, decorators: [wide(1080)] };

/** Pseudo-language: unaccented text is missing from the message tables. */
export const LongLanguage: Story = { globals: { language: 'en-XA' } };

export const RightToLeft: Story = { globals: { language: 'ar-XB' } };
