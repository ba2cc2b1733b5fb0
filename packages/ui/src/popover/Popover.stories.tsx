import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Heading } from '../heading/Heading.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    trigger: <Button>How matching works</Button>,
    label: 'How matching works',
    children: (
      <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
        <Heading level={2} look="card">
          Pick times
        </Heading>
        <p>Choose one time each with up to 10 specialists.</p>
        <Button size="sm" variant="soft">
          Show me
        </Button>
      </div>
    ),
  },
  render: (args) => (
    <div style={{ minBlockSize: 240 }}>
      <Popover {...args} />
    </div>
  ),
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OpensAndGivesTheFocusBack: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'How matching works' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'How matching works' });
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Open: Story = { args: { open: true } };
