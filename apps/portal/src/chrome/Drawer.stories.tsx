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
  tags: ['spec:2.drawer'],
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const dialog = await body.findByRole('dialog', { name: 'Menu' });
    // The account is announced on opening.
    await expect(dialog).toHaveAccessibleDescription('Maeve Tran maeve.tran@example.com');
    const drawer = within(dialog);
    await expect(drawer.getByRole('link', { name: 'Requests' })).toHaveAttribute('aria-current', 'page');
  },
};

export const ClosesByEscape: Story = {
  ...Patient,
  tags: ['journey'],
  play: async (context) => {
    await Patient.play?.(context);
    const { args } = context;
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
export const Specialist: Story = {
  tags: ['spec:2.drawer'],
  args: {
    viewer: storyViewers.specialist,
    pathname: '/inbox',
    person: { id: 'usr_brodie', name: 'Dr Callum Brodie', email: 'dr.callum.brodie@example.com' },
  },
};
export const Nobody: Story = {
  args: { viewer: storyViewers.nobody, pathname: '/work/doctors', person: { id: '', name: null, email: null } },
};
export const LongName: Story = {
  args: {
    person: {
      id: 'usr_long',
      name: 'Wilhelmina-Alexandrina Featherstonehaugh-Cholmondeley',
      email: `${'a-very-long-mail-name.'.repeat(3)}@a-practice-with-a-long-name.example.com`,
    },
  },
};
export const Newcomer: Story = {
  args: { viewer: storyViewers.newcomer, person: { id: 'usr_new', name: null, email: 'new@example.com' } },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
