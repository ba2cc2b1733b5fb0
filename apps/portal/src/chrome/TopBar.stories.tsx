import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyViewers } from './story-viewers.ts';
import { TopBar } from './TopBar.tsx';
import './Shell.css';

const maeve = { id: 'usr_maeve', name: 'Maeve Tran', email: 'maeve.tran@example.com' };
const brodie = { id: 'usr_brodie', name: 'Dr Callum Brodie', email: 'dr.callum.brodie@example.com' };

const meta = {
  title: 'Screens/Chrome/Top bar',
  component: TopBar,
  parameters: { stage: 'bare' },
  decorators: [
    (Story, { parameters }) => (
      // The bar adapts to its shell's width.
      <div className="tele-shell" style={{ inlineSize: parameters.width ?? '1100px', minBlockSize: '260px' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    person: maeve,
    viewer: storyViewers.patient,
    pathname: '/match/doctor',
    route: '/match/doctor',
    onSignIn: fn(),
    onSignOut: fn(),
    onMenu: fn(),
    onMenuSoon: fn(),
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Patient: Story = {
  tags: ['spec:2.top-bar', 'spec:2.patient-nav', 'spec:6.nav-by-role'],
  parameters: { shows: ['Find specialists', 'Requests', 'Appointments'] },
};
export const Specialist: Story = {
  tags: ['spec:2.settings-menu', 'spec:2.top-bar', 'spec:2.specialist-nav', 'spec:6.nav-by-role'],
  parameters: { shows: ['Inbox', 'Availability', 'Sign out', 'Account settings'] },
  args: { person: brodie, viewer: storyViewers.specialist, pathname: '/inbox' },
};
export const Staff: Story = {
  args: {
    person: { id: 'usr_jo', name: 'Jo Okafor', email: 'jo@example.com' },
    viewer: storyViewers.staff,
    pathname: '/staff',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Applications' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: 'Find specialists' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Staff' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Providers' })).toHaveAttribute('href', '/work');
  },
};
export const Newcomer: Story = {
  args: {
    person: { id: 'usr_new', name: null, email: 'new@example.com' },
    viewer: storyViewers.newcomer,
    pathname: '/register',
  },
};
export const WithoutProfile: Story = {
  args: { person: { id: '', name: null, email: null }, viewer: storyViewers.withoutProfile },
};
export const Nobody: Story = {
  tags: ['spec:2.top-bar'],
  args: { person: { id: '', name: null, email: null }, viewer: storyViewers.nobody, pathname: '/work/doctors' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Providers' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  },
};
/** Patient who became a specialist: the tab chooses the navigation. */
export const Both: Story = {
  args: { person: brodie, viewer: { ...storyViewers.both, side: 'patient' }, pathname: '/match/doctor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Clients' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Requests' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Inbox' })).toBeNull();
  },
};
export const LongName: Story = {
  args: {
    person: { id: 'usr_long', name: 'Wolfeschlegelsteinhausen Featherstonehaugh-Cholmondeley', email: maeve.email },
  },
};
export const Narrow: Story = {
  parameters: { width: '320px' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Requests' })).toBeNull();
  },
};
export const Dark: Story = { args: Specialist.args, globals: { scheme: 'dark' } };

export const AccountMenuByKeyboard: Story = {
  tags: ['spec:2.settings-menu', 'journey'],
  parameters: { shows: ['Edit profile'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: /^Maeve\s*account menu$/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Edit profile' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}{Tab}{Tab}{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledTimes(1);
  },
};
