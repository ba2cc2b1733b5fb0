import { installStoryStripe } from '@tele/core/testing';
import { answer } from '@tele/match-widget/testing/answer';
import { pickNext, searchCardiology } from '@tele/match-widget/testing/widget-journey';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { insideOf } from '../testing/inside-of.ts';
import { matchArgs } from '../testing/match-args.ts';
import { matchElement } from '../testing/match-element.ts';
import { Placed } from '../testing/Placed.tsx';
import type { TeleMatchWidgetElement } from '../widgets/elements.ts';

const meta = {
  title: 'Elements/Card between the tags',
  component: Placed,
  args: matchArgs(),
  beforeEach: (context) => {
    answer()(context);
    return installStoryStripe();
  },
} satisfies Meta<typeof Placed>;
export default meta;
type Story = StoryObj<typeof meta>;

async function toTheCard(element: TeleMatchWidgetElement): Promise<HTMLElement> {
  const inside = insideOf(element);
  await searchCardiology(inside);
  await pickNext(inside);
  await userEvent.click(inside.getByRole('button', { name: 'Submit & pay $15' }));
  return screen.findByLabelText('Card number');
}

/** A copy shares no card with the original. */
export const Copied: Story = {
  play: async ({ canvasElement }) => {
    const { element, home } = await matchElement(canvasElement);
    const card = await toTheCard(element);
    await expectState(async () => {
      await expect(card.closest('tele-match-widget > [slot^=tele-card-]')).not.toBeNull();
      const copy = element.cloneNode(true) as TeleMatchWidgetElement;
      await expect(copy.querySelector('[slot]')).not.toBeNull();
      home.append(copy);
      await expect(copy.querySelector('[slot]')).toBeNull();
      copy.remove();
    });
  },
};

export const Removed: Story = {
  play: async ({ canvasElement }) => {
    const { element, home } = await matchElement(canvasElement);
    await toTheCard(element);
    await expectState(async () => {
      element.remove();
      await waitFor(() => expect(element.querySelector('[slot]')).toBeNull());
      await expect(element.querySelector('a')).not.toBeNull();
      home.append(element);
      await element.ready;
    });
  },
};

async function paysInAComponent(canvasElement: HTMLElement, root: ShadowRootInit): Promise<void> {
  const { element, home } = await matchElement(canvasElement);
  const outer = home.ownerDocument.createElement('section');
  home.append(outer);
  outer.attachShadow(root).append(element);
  const card = await toTheCard(element);
  await expect(document.contains(card)).toBe(true);
  await expect(card.closest('section')).toBe(outer);
  await expect(card.checkVisibility()).toBe(true);
  await userEvent.type(card, '4242424242424242{Enter}');
  await waitFor(() => expect(insideOf(element).queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(outer.childElementCount).toBe(0));
  await expect(element.querySelector('slot')).toBeNull();
  await expect(await insideOf(element).findByRole('heading', { name: 'Request' })).toBeVisible();
}

/** The card stays in the document and shows through both shadow trees. */
export const InAComponentOfThePage: Story = {
  tags: ['journey'],
  play: ({ canvasElement }) => paysInAComponent(canvasElement, { mode: 'open' }),
};

export const InAClosedComponent: Story = {
  tags: ['journey'],
  play: ({ canvasElement }) => paysInAComponent(canvasElement, { mode: 'closed' }),
};

/** Wallets and card fields are both in the page. */
export const Wallets: Story = {
  tags: ['journey'],
  beforeEach: () => installStoryStripe({ wallets: ['google_pay', 'link'] }),
  play: async ({ canvasElement }) => {
    const { element } = await matchElement(canvasElement);
    await toTheCard(element);
    const button = await screen.findByRole('button', { name: 'G Pay' });
    await expect(button.closest('tele-match-widget > [slot^=tele-card-]')).not.toBeNull();
    await userEvent.click(button);
    await expect(await insideOf(element).findByRole('heading', { name: 'Request' })).toBeVisible();
    await expect(element.querySelector('[slot^=tele-card-]')).toBeNull();
  },
};

/** Its own script assigns its slots. */
export const InAComponentThatAssignsByHand: Story = {
  tags: ['journey'],
  play: ({ canvasElement }) => paysInAComponent(canvasElement, { mode: 'open', slotAssignment: 'manual' }),
};
