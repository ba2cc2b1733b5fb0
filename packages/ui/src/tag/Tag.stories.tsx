import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryRow } from '../story/StoryRow.tsx';
import { Tag } from './Tag.tsx';

const meta = { title: 'Components/Tag', component: Tag, args: { children: 'Gastroenterology' } } satisfies Meta<
  typeof Tag
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Several: Story = {
  render: () => (
    <StoryRow>
      <Tag tone="neutral">Inflammatory bowel disease</Tag>
      <Tag tone="neutral">Coeliac disease</Tag>
      <Tag tone="neutral">Iron deficiency</Tag>
    </StoryRow>
  ),
};
