import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryRow } from '../story/StoryRow.tsx';
import { Spinner } from './Spinner.tsx';

const meta = { title: 'Components/Spinner', component: Spinner, args: { label: 'Loading' } } satisfies Meta<
  typeof Spinner
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <StoryRow>
      <Spinner {...args} />
      <Spinner {...args} size="lg" />
    </StoryRow>
  ),
};
