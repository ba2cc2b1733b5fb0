import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { HourglassIcon } from '../icon/icons.ts';
import { StoryForm } from '../story/StoryForm.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Components/Notice',
  component: Notice,
  args: { title: 'Payouts are not set up', children: 'Add a bank account to be paid for consultations.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { actions: <Button size="sm">Set up payouts</Button> } };

export const Tones: Story = {
  render: (args) => (
    <StoryForm columns={2}>
      <Notice {...args} />
      <Notice {...args} tone="positive" />
      <Notice {...args} tone="caution" />
      <Notice {...args} tone="critical" />
      <Notice {...args} tone="neutral" />
      <Notice tone="caution" icon={HourglassIcon} compact>
        Still preparing your request. Please reload in a moment.
      </Notice>
    </StoryForm>
  ),
};
