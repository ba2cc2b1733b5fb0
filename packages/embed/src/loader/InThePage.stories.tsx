import { installStoryStripe } from '@tele/core/testing';
import { answer } from '@tele/match-widget/testing/answer';
import { booked } from '@tele/match-widget/testing/booked';
import { wholeJourney } from '@tele/match-widget/testing/whole-journey';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { code } from './code.ts';
import { insideOf } from '../testing/inside-of.ts';
import { scriptArgs } from '../testing/script-args.ts';
import { ScriptPage } from '../testing/ScriptPage.tsx';
import { eventsTo } from '../testing/told-to.ts';

/** Widget in a page element that contains a plain link. */
const meta = {
  title: 'Script/In the page',
  component: ScriptPage,
  args: {
    ...scriptArgs(),
    content: '<div id="book"><a href="https://portal.example/match/doctor">Find a doctor</a></div>',
    calls: [['inline', { element: '#book' }]],
  },
  beforeEach: answer(),
} satisfies Meta<typeof ScriptPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The script's element, once usable. */
async function drawn(canvasElement: HTMLElement) {
  await code.script();
  const element = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLElementTagNameMap['tele-match-widget']>('#book > tele-match-widget');
    if (!found) throw new Error('Nothing is drawn.');
    return found;
  });
  await customElements.whenDefined('tele-match-widget');
  await element.ready;
  return element;
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const element = await drawn(canvasElement);
    await expect(await insideOf(element).findByRole('combobox', { name: 'Specialty' })).toBeVisible();
    await waitFor(() => expect(element.querySelector('a')?.checkVisibility()).toBe(false));
  },
};

/** Same journey as the React component (@tele/match-widget) and the element. */
export const WholeJourney: Story = {
  tags: ['journey'],
  beforeEach: (context) => {
    answer(booked)(context);
    return installStoryStripe();
  },
  play: async ({ canvasElement, args }) => {
    const element = await drawn(canvasElement);
    await wholeJourney({ canvas: insideOf(element), eventsOf: eventsTo(args.onTold) });
    // The card's slotted container went with the card.
    await expect(element.querySelectorAll(':scope > :not(a)')).toHaveLength(0);
  },
};
