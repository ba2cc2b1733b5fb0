import { aSelection, installStoryStripe, mock } from '@tele/core/testing';
import { inHost } from '@tele/kit/story-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { MatchWidget } from '../MatchWidget.tsx';
import { answer } from '../testing/answer.ts';
import { widgetArgs } from '../testing/widget-args.ts';
import { pickNext, searchCardiology } from '../testing/widget-journey.ts';

/** Pages with little room for a widget, or right to left. */
const meta = {
  title: 'Screens/Match widget/Places',
  component: MatchWidget,
  args: widgetArgs(),
  beforeEach: (context) => {
    answer(mock('getSelection', ({ params }) => aSelection({ selectionId: params.id })))(context);
    return installStoryStripe();
  },
} satisfies Meta<typeof MatchWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

const fits = async (element: Element): Promise<void> =>
  expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);

/** Continues to the submit sheet, which depends on the window's size, not the widget's. */
const toTheSheet = async (canvasElement: HTMLElement): Promise<void> => {
  const canvas = within(canvasElement);
  const widget = canvasElement.querySelector('.tele-match-widget')!;
  await canvas.findByRole('combobox', { name: 'Specialty' });
  await fits(widget);
  await searchCardiology(canvas);
  await pickNext(canvas);
  await fits(widget);
  await userEvent.click(canvas.getByRole('button', { name: /^Submit & pay/ }));
  await screen.findByLabelText('Card number');
  await fits(screen.getByRole('dialog', { name: 'Submit your request' }));
};

export const Narrowest: Story = {
  tags: ['journey'],
  globals: { viewport: { value: 'mobile1' } },
  decorators: [inHost({ inlineSize: 280 })],
  play: ({ canvasElement }) => toTheSheet(canvasElement),
};

export const NarrowestDark: Story = { ...Narrowest, args: { scheme: 'dark' }, globals: { scheme: 'dark' } };

export const LargeText: Story = {
  tags: ['journey'],
  decorators: [inHost({ inlineSize: 320, '--tele-font-size': '32px' })],
  play: ({ canvasElement }) => toTheSheet(canvasElement),
};

export const RightToLeft: Story = {
  args: { locale: 'ar' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await toTheSheet(canvasElement);
    await expectState(async () => {
      const widget = canvasElement.querySelector('.tele-match-widget')!;
      await expect(getComputedStyle(widget).direction).toBe('rtl');
    });
  },
};

/** Page with a 10 px font, also on its root: ours stays the same. */
export const InTinyText: Story = {
  decorators: [inHost({ fontSize: 10, lineHeight: 1 })],
  beforeEach: () => {
    document.documentElement.style.fontSize = '10px';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvas }) => {
    const hint = await canvas.findByText('Telehealth consultations with AHPRA-registered doctors.');
    await expect(getComputedStyle(hint).fontSize).toBe('15px');
  },
};
