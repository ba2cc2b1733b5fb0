import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '../story/expect-state.ts';
import { Button } from '../button/Button.tsx';
import { ChevronDownIcon, PencilIcon, SignOutIcon, TrashIcon, UserIcon } from '../icon/icons.ts';
import { inShadowRoot, placeOf } from '../story/story-place.tsx';
import { Menu } from './Menu.tsx';
import { MenuItem } from './MenuItem.tsx';
import { MenuLabel } from './MenuLabel.tsx';
import { MenuLink } from './MenuLink.tsx';
import { MenuSeparator } from './MenuSeparator.tsx';

const signOut = fn();

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    align: 'start',
    trigger: (
      <Button variant="ghost" iconEnd={ChevronDownIcon}>
        Maeve
      </Button>
    ),
    children: (
      <>
        <MenuLabel>maeve.tran@example.com</MenuLabel>
        <MenuItem icon={PencilIcon} onSelect={fn()}>
          Edit profile
        </MenuItem>
        <MenuLink href="#account" icon={UserIcon} current>
          Account
        </MenuLink>
        <MenuItem icon={UserIcon} onSelect={fn()} disabled>
          Switch person
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={TrashIcon} tone="danger" onSelect={fn()}>
          Delete account
        </MenuItem>
        <MenuItem icon={SignOutIcon} onSelect={signOut} detail="Ctrl Q">
          Sign out
        </MenuItem>
      </>
    ),
  },
  render: (args) => (
    <div style={{ minBlockSize: 320 }}>
      <Menu {...args} />
    </div>
  ),
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Maeve' }));
    await expectState(async () => {
      const menu = await screen.findByRole('menu', { name: 'Maeve' });
      await waitFor(() => expect(menu).toBeVisible());
    });
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    signOut.mockClear();
    const { all, focused } = await placeOf(canvasElement);
    const trigger = all.getByRole('button', { name: 'Maeve' });
    const isAt = (name: RegExp) => waitFor(() => expect(focused()).toBe(all.getByRole('menuitem', { name })));
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await all.findByRole('menu');
    await isAt(/Edit profile/);
    await userEvent.keyboard('{ArrowDown}');
    await isAt(/Account/);
    // Skips disabled items.
    await userEvent.keyboard('{ArrowDown}');
    await isAt(/Delete account/);
    await userEvent.keyboard('{Home}{ArrowUp}');
    await isAt(/Sign out/);
    await userEvent.keyboard('d');
    await isAt(/Delete account/);
    await userEvent.keyboard('{End}');
    await isAt(/Sign out/);
    await userEvent.keyboard('{Enter}');
    await expectState(async () => {
      await expect(signOut).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(all.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(focused()).toBe(trigger));
    });
  },
};

export const InShadowRoot: Story = { ...ByKeyboard, decorators: [inShadowRoot] };
