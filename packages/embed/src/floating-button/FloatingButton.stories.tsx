import { answer } from '@tele/match-widget/testing/answer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectState } from '@tele/ui/expect-state';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { code } from '../loader/code.ts';
import { openedWidget, press } from '../testing/opened-modal.ts';
import { scriptArgs } from '../testing/script-args.ts';
import { ScriptPage, teleOf } from '../testing/ScriptPage.tsx';
import { onDesk, onPhone } from '@tele/kit/story-stage';

/** Floating button that opens the dialog. */
const meta = {
  title: 'Script/Floating button',
  component: ScriptPage,
  ...onDesk,
  args: {
    ...scriptArgs(),
    content: '<h1>Banksia Road Family Practice</h1><p>We are open from 8 until 6.</p>',
    calls: [['floatingButton', { href: '#book' }]],
  },
  render: (args, { globals }) => (
    <ScriptPage {...args} settings={{ scheme: globals['scheme'] as unknown, ...args.settings }} />
  ),
  beforeEach: answer(),
} satisfies Meta<typeof ScriptPage>;
export default meta;
type Story = StoryObj<typeof meta>;

async function findButton(name = 'Book a specialist'): Promise<HTMLElement> {
  // No timeout: a busy machine may take long.
  await code.script();
  await import('./make-floating-button.ts');
  return waitFor(() => {
    const root = document.querySelector('[data-tele-floating-button]')?.shadowRoot?.querySelector<HTMLElement>('.tele');
    if (!root) throw new Error('It is not there.');
    const text = within(root).getByText(name);
    return text.closest<HTMLElement>('a, button') ?? text;
  });
}

/** Distances from the window's edges in pixels: left, right and below. */
function edgesOf(button: HTMLElement) {
  const { left, right, bottom } = button.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  return { left, right: clientWidth - right, below: window.innerHeight - bottom };
}

export const Default: Story = {
  play: async () => {
    const button = await findButton();
    await waitFor(() => expect(button).toBeVisible());
    await expect(edgesOf(button)).toMatchObject({ right: 24, below: 24 });
    await expect(button).toHaveAttribute('href', '#book');
  },
};

export const Dark: Story = { ...Default, globals: { ...onDesk.globals, scheme: 'dark' } };

export const Phone: Story = {
  ...onPhone,
  play: async () => expect(edgesOf(await findButton())).toMatchObject({ right: 16, below: 16 }),
};
export const PhoneDark: Story = { ...Phone, globals: { ...onPhone.globals, scheme: 'dark' } };

export const OnTheLeft: Story = {
  args: { calls: [['floatingButton', { position: 'bottom-left' }]] },
  play: async () => expect(edgesOf(await findButton())).toMatchObject({ left: 24, below: 24 }),
};

const long = 'Book a telehealth appointment with one of our specialists this week';

export const LongText: Story = {
  ...onPhone,
  args: { calls: [['floatingButton', { text: long }]] },
  play: async () => {
    const { left, right } = edgesOf(await findButton(long));
    await expect(Math.min(left, right)).toBeGreaterThanOrEqual(16);
  },
};

export const Pressed: Story = {
  play: async () => {
    const button = await findButton();
    const { inside } = await openedWidget(press(button));
    await expectState(async () => {
      await expect(await inside.findByRole('combobox', { name: 'Specialty' })).toBeVisible();
    });
  },
};

export const ClosesAgain: Story = {
  ...Pressed,
  tags: ['journey'],
  play: async (context) => {
    await Pressed.play?.(context);
    const button = await findButton();
    const { dialog } = await openedWidget(press(button));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(document.activeElement?.shadowRoot?.activeElement).toBe(button);
    await expect(window.location.hash).toBe('');
  },
};

/** Removed while loading: it never appears. */
export const TakenAway: Story = {
  args: { calls: [] },
  play: async () => {
    const Tele = teleOf(window);
    Tele('floatingButton');
    Tele('modal');
    Tele('destroy');
    // Later commands run after earlier ones.
    await code.script();
    await Promise.all([import('./make-floating-button.ts'), import('../modal/modals.ts')]);
    await new Promise((resolve) => void setTimeout(resolve));
    await expect(document.querySelector('[data-tele-floating-button], [data-tele-modal]')).toBeNull();
  },
};
