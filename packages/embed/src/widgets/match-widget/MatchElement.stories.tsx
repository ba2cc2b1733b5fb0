import { installStoryStripe } from '@tele/core/testing';
import { answer } from '@tele/match-widget/testing/answer';
import { booked } from '@tele/match-widget/testing/booked';
import { wholeJourney } from '@tele/match-widget/testing/whole-journey';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { insideOf } from '../../testing/inside-of.ts';
import { matchArgs } from '../../testing/match-args.ts';
import { Placed } from '../../testing/Placed.tsx';
import { eventsTo } from '../../testing/told-to.ts';

const meta = {
  title: 'Elements/Match widget',
  component: Placed,
  args: matchArgs(),
  beforeEach: answer(),
} satisfies Meta<typeof Placed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const element = canvasElement.querySelector('tele-match-widget');
    await element?.ready;
    await expect(await insideOf(element).findByRole('combobox', { name: 'Specialty' })).toBeVisible();
    await waitFor(() => expect(element?.querySelector('a')?.checkVisibility()).toBe(false));
  },
};

/** Same journey as the React component (@tele/match-widget). */
export const WholeJourney: Story = {
  tags: ['journey'],
  beforeEach: (context) => {
    answer(booked)(context);
    return installStoryStripe();
  },
  play: async ({ canvasElement, args }) => {
    const element = canvasElement.querySelector('tele-match-widget');
    await element?.ready;
    await wholeJourney({ canvas: insideOf(element), eventsOf: eventsTo(args.onTold) });
    // The card's slotted container went with the card.
    await expect(element?.querySelectorAll(':scope > :not(a)')).toHaveLength(0);
  },
};
