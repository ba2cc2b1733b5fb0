import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryRow } from '../story/StoryRow.tsx';
import { BrandMark } from './BrandMark.tsx';

const meta = { title: 'Components/BrandMark', component: BrandMark } satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <StoryRow>
      <BrandMark />
      <BrandMark markOnly label="Tele" />
    </StoryRow>
  ),
};
