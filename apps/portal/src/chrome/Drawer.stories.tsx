import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import Drawer from './Drawer.tsx';
import { storyViewers } from './story-viewers.ts';

const meta = {
  title: 'Screens/Chrome/Drawer',
  component: Drawer,
  args: {
    open: true,
    person: { id: 'usr_maeve', name: 'Maeve Tran', email: 'maeve.tran@example.com' },
    viewer: storyViewers.patient,
    pathname: '/requests',
    onClose: fn(),
    onSignIn: fn(),
    onSignOut: fn(),
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Patient: Story = {
  play: async ({ canvasElement, args }) => {
    const drawer = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(drawer.getByRole('link', { name: 'Requests' })).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
export const Specialist: Story = {
  args: {
    viewer: storyViewers.specialist,
    pathname: '/inbox',
    person: { id: 'usr_brodie', name: 'Dr Callum Brodie', email: 'dr.callum.brodie@example.com' },
  },
};
export const Nobody: Story = {
  args: { viewer: storyViewers.nobody, pathname: '/work', person: { id: '', name: null, email: null } },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
