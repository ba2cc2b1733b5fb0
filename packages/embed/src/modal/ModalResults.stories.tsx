import { answer } from '@tele/match-widget/testing/answer';
import { partnerArgs } from '@tele/match-widget/testing/partner-args';
import { hasFocus, pickNext, searchCardiology } from '@tele/match-widget/testing/widget-journey';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectState } from '@tele/ui/expect-state';
import { expect, mocked, userEvent, within } from 'storybook/test';
import type { EventDetail } from '../page/events.ts';
import { openedWidget, press } from '../testing/opened-modal.ts';
import { scriptArgs } from '../testing/script-args.ts';
import { ScriptPage, type ScriptPageProps } from '../testing/ScriptPage.tsx';
import { onDesk, onPhone } from '@tele/kit/story-stage';

const { token: _, stripe: __, ...settings } = scriptArgs().settings;

/** After a search in the dialog: its head shows the search and the way back. */
const meta = {
  title: 'Script/Dialog with results',
  component: ScriptPage,
  ...onDesk,
  args: {
    ...scriptArgs(),
    settings: {
      ...settings,
      partner: partnerArgs().partner,
      appearance: { accent: '#b4532a', radius: '5px', motion: 0 },
    },
    content: '<button data-tele-open="match-widget">Book a specialist</button>',
  },
  render: (args, { globals }) => (
    <ScriptPage {...args} settings={{ scheme: globals['scheme'] as unknown, ...args.settings }} />
  ),
  beforeEach: answer(),
} satisfies Meta<typeof ScriptPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const eventsOf = ({ onTold }: ScriptPageProps): readonly EventDetail[] =>
  onTold ? mocked(onTold).mock.calls.map(([event]) => event) : [];
const opened = (canvasElement: HTMLElement) =>
  openedWidget(press(within(canvasElement).getByRole('button', { name: 'Book a specialist' })));

/** Neither events nor the page's own tree repeat the head's text. */
export const Picked: Story = {
  play: async ({ canvasElement, args }) => {
    const { dialog, inside } = await opened(canvasElement);
    await searchCardiology(inside, dialog);
    await dialog.findByRole('heading', { level: 3, name: 'Cardiology, 4 doctors, times in Sydney (AEDT)' });
    await expect(inside.queryByRole('heading', { name: /Cardiology/ })).toBeNull();
    await pickNext(inside);
    await expect(await inside.findByText('Your chosen time is saved in this tab')).toBeVisible();
    // In visual order.
    await expect(dialog.getAllByRole('button')).toEqual([
      dialog.getByRole('button', { name: 'Change search' }),
      dialog.getByRole('button', { name: 'Close' }),
    ]);
    const events = eventsOf(args);
    await expectState(async () => {
      await expect(events.map(({ type }) => type)).toContain('picks-change');
      await expect(JSON.stringify(events)).not.toContain('Cardiology');
      await expect(document.body.textContent).not.toContain('Cardiology');
    });
  },
};

export const PickedDark: Story = { ...Picked, globals: { ...onDesk.globals, scheme: 'dark' } };
export const PickedOnPhone: Story = { ...Picked, ...onPhone };
export const PickedOnPhoneDark: Story = { ...Picked, globals: { ...onPhone.globals, scheme: 'dark' } };

export const ChangedSearch: Story = {
  tags: ['journey'],
  play: async ({ canvasElement }) => {
    const { dialog, inside } = await opened(canvasElement);
    await searchCardiology(inside, dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Change search' }));
    await hasFocus(await inside.findByRole('heading', { name: 'Find a doctor by specialty' }));
    await expect(dialog.queryByRole('button', { name: 'Change search' })).toBeNull();
    await expect(dialog.queryByRole('heading', { name: /Cardiology/ })).toBeNull();
    await userEvent.click(inside.getByRole('button', { name: 'See doctors' }));
    await hasFocus(await dialog.findByRole('heading', { name: /^Cardiology, 4 doctors/ }));
  },
};

export const FromTheRight: Story = {
  args: {
    settings: {
      ...settings,
      partner: partnerArgs().partner,
      locale: 'he',
      messages: { 'embed.modal': { 'match-widget': 'הזמנת מומחה', close: 'סגירה' } },
    },
  },
  play: async ({ canvasElement }) => {
    const { dialog } = await opened(canvasElement);
    const title = dialog.getByRole('heading', { name: 'הזמנת מומחה' });
    await expect(getComputedStyle(title).direction).toBe('rtl');
    const end = dialog.getByRole('button', { name: 'סגירה' }).getBoundingClientRect();
    await expectState(() => expect(end.right).toBeLessThanOrEqual(title.getBoundingClientRect().left));
  },
};
