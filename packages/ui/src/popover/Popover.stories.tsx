import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Heading } from '../heading/Heading.tsx';
import { inShadowRoot, placeOf } from '../story/story-place.tsx';
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
        <p>Pick up to 10 specialists and one time with each.</p>
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
  tags: ['journey'],
  args: {
    children: (
      <>
        <Button size="sm">Show me</Button>
        <Button size="sm">Not now</Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const { all, focused } = await placeOf(canvasElement);
    const trigger = all.getByRole('button', { name: 'How matching works' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await all.findByRole('dialog', { name: 'How matching works' });
    const [first, last] = within(panel).getAllByRole('button');
    await waitFor(() => expect(focused()).toBe(first));
    last?.focus();
    await userEvent.keyboard('{Tab}');
    await expect(focused()).toBe(first);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(focused()).toBe(trigger));
  },
};

export const APressBesideClosesIt: Story = {
  tags: ['journey'],
  play: async ({ canvasElement }) => {
    const { all } = await placeOf(canvasElement);
    const trigger = all.getByRole('button', { name: 'How matching works' });
    const panel = () => all.queryByRole('dialog');
    await userEvent.click(trigger);
    await waitFor(() => expect(panel()).not.toBeNull());
    await userEvent.click(all.getByText('Pick times'));
    await waitFor(() => expect(panel()).toBeVisible());
    await userEvent.click(trigger);
    await waitFor(() => expect(panel()).toBeNull());
    await userEvent.click(trigger);
    await waitFor(() => expect(panel()).not.toBeNull());
    await userEvent.click(trigger.parentElement ?? trigger);
    await waitFor(() => expect(panel()).toBeNull());
  },
};

export const InShadowRoot: Story = { ...OpensAndGivesTheFocusBack, decorators: [inShadowRoot] };

export const PressedInShadowRoot: Story = { ...APressBesideClosesIt, decorators: [inShadowRoot] };

export const Open: Story = { args: { open: true } };
