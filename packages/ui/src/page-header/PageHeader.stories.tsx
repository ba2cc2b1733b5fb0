import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { GlobeIcon } from '../icon/icons.ts';
import { ListboxButton } from '../listbox-button/ListboxButton.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Components/PageHeader',
  component: PageHeader,
  args: {
    title: 'Gastroenterology in NSW',
    crumb: { label: 'Change search', href: '#search' },
    lede: '14 specialists with times in the next 30 days. Pick one time each, up to 10.',
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('Gastroenterology in NSW');
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Change search' })).toHaveFocus();
  },
};

export const WithTools: Story = {
  args: {
    tools: (
      <ListboxButton
        label="Time zone"
        icon={GlobeIcon}
        compact
        align="end"
        value="Australia/Sydney"
        onValueChange={fn()}
        options={[{ value: 'Australia/Sydney', label: 'Sydney', detail: '10:12 am AEDT' }]}
      />
    ),
  },
};

export const TitleAlone: Story = { args: { crumb: undefined, lede: undefined } };
