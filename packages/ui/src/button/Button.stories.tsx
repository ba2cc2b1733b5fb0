import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectState } from '../story/expect-state.ts';
import { ArrowRightIcon, PlusIcon } from '../icon/icons.ts';
import { StoryRow } from '../story/StoryRow.tsx';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Accept', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };

export const Variants: Story = {
  render: () => (
    <StoryRow>
      <Button variant="primary">Accept</Button>
      <Button>View</Button>
      <Button variant="soft">Add</Button>
      <Button variant="ghost">Cancel</Button>
      <Button variant="danger">Decline</Button>
      <Button variant="ghost-danger">Cancel</Button>
      <Button variant="danger-solid">Decline</Button>
    </StoryRow>
  ),
};

export const Sizes: Story = {
  render: () => (
    <StoryRow>
      <Button size="sm">View</Button>
      <Button>View</Button>
      <Button size="lg">View</Button>
      <Button size="sm" iconStart={PlusIcon}>
        Add
      </Button>
      <Button variant="primary" size="lg" iconEnd={ArrowRightIcon}>
        See specialists
      </Button>
    </StoryRow>
  ),
};

export const Disabled: Story = {
  render: () => (
    <StoryRow>
      <Button variant="primary" disabled>
        Accept
      </Button>
      <Button disabled>View</Button>
      <Button variant="ghost" disabled>
        Cancel
      </Button>
    </StoryRow>
  ),
};

/** The wider label sets the width: nothing next to it moves. */
export const LoadingStates: Story = {
  render: () => (
    <StoryRow>
      <Button variant="primary" loading loadingLabel="Submitting…">
        Submit & pay $15
      </Button>
      <Button variant="danger-solid" loading>
        Decline
      </Button>
      <Button loading iconStart={PlusIcon}>
        Try again
      </Button>
    </StoryRow>
  ),
};

export const LoadingIgnoresPresses: Story = {
  tags: ['journey'],
  args: { variant: 'primary', loading: true, loadingLabel: 'Submitting…' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Submitting…' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const PressedByKeyboard: Story = {
  args: { variant: 'primary' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveStyle({ outlineStyle: 'solid', outlineWidth: '2px' });
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expectState(() => expect(args.onClick).toHaveBeenCalledTimes(2));
  },
};

export const Block: Story = {
  render: () => (
    <div style={{ inlineSize: 220 }}>
      <Button block variant="primary" size="lg">
        Pay $15.00 and submit to three specialists
      </Button>
    </div>
  ),
};

export const Links: Story = {
  render: () => (
    <StoryRow>
      <ButtonLink href="#requests" variant="primary" iconEnd={ArrowRightIcon}>
        View request
      </ButtonLink>
      <ButtonLink href="#availability">Review availability</ButtonLink>
      <ButtonLink href="#cancel" variant="ghost" size="sm">
        Cancel
      </ButtonLink>
    </StoryRow>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'View request' });
    await expect(link).toHaveAttribute('href', '#requests');
  },
};
