import { fail, mock, storyNow } from '@tele/core/testing';
import { answer } from '@tele/match-widget/testing/answer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { insideOf } from '../testing/inside-of.ts';
import { Placed, type PlacedProps } from '../testing/Placed.tsx';
import { eventsTo } from '../testing/told-to.ts';
import type { TeleElements } from './elements.ts';

const attributes = { 'api-base': 'https://api.example.test', token: 'story', zone: 'Australia/Sydney' };
const nobody = fail(404, 'NOT_FOUND', 'You have not applied yet.');

/** The other three: the match widget has its own stories. */
const meta = {
  title: 'Elements/The others',
  component: Placed,
  args: { tag: 'tele-provider-inbox', attributes, properties: { now: () => new Date(storyNow) }, onTold: fn() },
  beforeEach: answer(mock('myProvider', nobody), mock('providerOf', nobody)),
} satisfies Meta<typeof Placed>;
export default meta;
type Story = StoryObj<typeof meta>;

async function insideWhenReady(canvasElement: HTMLElement, tag: keyof TeleElements) {
  const element = canvasElement.querySelector(tag);
  await element?.ready;
  return insideOf(element);
}
const stepsTold = (args: Pick<PlacedProps, 'onTold'>) => eventsTo(args.onTold)('onStepChange');

export const ProviderInbox: Story = {
  play: async ({ canvasElement }) => {
    const inside = await insideWhenReady(canvasElement, 'tele-provider-inbox');
    await expect(await inside.findByRole('heading', { name: /inbox/i })).toBeVisible();
  },
};

export const AvailabilityCalendar: Story = {
  args: { tag: 'tele-availability-calendar' },
  play: async ({ canvasElement }) => {
    const inside = await insideWhenReady(canvasElement, 'tele-availability-calendar');
    await expect(await inside.findByRole('grid')).toBeVisible();
  },
};

export const ShowsTheMonth: Story = {
  ...AvailabilityCalendar,
  tags: ['journey'],
  play: async (context) => {
    await AvailabilityCalendar.play?.(context);
    const { canvasElement, args } = context;
    const inside = await insideWhenReady(canvasElement, 'tele-availability-calendar');
    await userEvent.click(inside.getByRole('button', { name: 'Month' }));
    await expect(stepsTold(args)).toEqual([{ step: 'month' }]);
  },
};

export const DoctorRegister: Story = {
  args: {
    tag: 'tele-doctor-register',
    attributes: { ...attributes, 'contact-email': 'doctors@example.com.au' },
    properties: { humanCheck: { siteKey: '1x00000000000000000000AA' }, now: () => new Date(storyNow) },
  },
  play: async ({ canvasElement }) => {
    const inside = await insideWhenReady(canvasElement, 'tele-doctor-register');
    await expect(await inside.findByLabelText('Full name')).toHaveValue('');
  },
};
