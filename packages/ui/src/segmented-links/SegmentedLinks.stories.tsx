import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectState } from '../story/expect-state.ts';
import { SegmentedLinks } from './SegmentedLinks.tsx';

const meta = {
  title: 'Components/SegmentedLinks',
  component: SegmentedLinks,
  args: {
    label: 'Experience',
    links: [
      { href: '#clients', label: 'Clients', current: true },
      { href: '#providers', label: 'Providers', current: false },
    ],
  },
} satisfies Meta<typeof SegmentedLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Experience' });
    await expect(within(nav).getByRole('link', { name: 'Clients' })).toHaveAttribute('aria-current', 'page');
    await expect(within(nav).getByRole('link', { name: 'Providers' })).not.toHaveAttribute('aria-current');
  },
};

export const Block: Story = { args: { block: true } };

/** Links: each is a tab stop, and arrows do nothing. */
export const TabGoesFromLinkToLink: Story = {
  tags: ['journey'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Clients' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: 'Clients' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Providers' })).toHaveFocus();
  },
};

/** Places without URLs, in a widget. */
const onSelect = fn();
export const WithoutAddresses: Story = {
  args: {
    links: [
      { onSelect: fn(), label: 'Clients', current: true },
      { onSelect, label: 'Providers', current: false },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Clients' })).toHaveAttribute('aria-current', 'page');
    canvas.getByRole('button', { name: 'Providers' }).focus();
    await userEvent.keyboard('{Enter}');
    await expectState(async () => {
      await expect(onSelect).toHaveBeenCalled();
    });
  },
};
