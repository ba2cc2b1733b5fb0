import { answer } from '@tele/match-widget/testing/answer';
import { lateCode } from '@tele/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { matchArgs } from '../testing/match-args.ts';
import { insideOf } from '../testing/inside-of.ts';
import { matchElement } from '../testing/match-element.ts';
import { Placed } from '../testing/Placed.tsx';
import { eventsTo } from '../testing/told-to.ts';
import type { TeleMatchWidgetElement } from '../widgets/elements.ts';
import { matchWidget } from '../widgets/match-widget/blueprint.ts';
import { elementClass } from './element-class.ts';

/** Errors that reach the page. */
const escaped = fn();

const meta = {
  title: 'Elements/When something fails',
  component: Placed,
  args: matchArgs(),
  beforeEach: (context) => {
    answer()(context);
    escaped.mockClear();
    const logged = [spyOn(console, 'error').mockImplementation(fn()), spyOn(console, 'warn').mockImplementation(fn())];
    window.addEventListener('error', escaped);
    window.addEventListener('unhandledrejection', escaped);
    return () => {
      for (const spy of logged) spy.mockRestore();
      window.removeEventListener('error', escaped);
      window.removeEventListener('unhandledrejection', escaped);
    };
  },
  afterEach: () => expect(escaped).not.toHaveBeenCalled(),
} satisfies Meta<typeof Placed>;
export default meta;
type Story = StoryObj<typeof meta>;

const isLinkShown = (element: Element): boolean => element.querySelector('a')?.checkVisibility() ?? false;

let isAway = false;

export const ServiceAway: Story = {
  args: {
    properties: {
      ...matchArgs().properties,
      fetch: async (...call) => {
        if (isAway) throw new TypeError('Failed to fetch');
        return window.fetch(...call);
      },
    },
  },
  beforeEach: () => {
    isAway = true;
  },
  play: async ({ canvasElement, args }) => {
    const { element, inside } = await matchElement(canvasElement);
    await inside.findByRole('button', { name: /try again/i });
    await expect(isLinkShown(element)).toBe(true);
    await expect(eventsTo(args.onTold)('onError')).toContainEqual({ type: 'api_connection_error', code: 'NETWORK' });
  },
};

export const ComesBack: Story = {
  ...ServiceAway,
  tags: ['journey'],
  play: async (context) => {
    await ServiceAway.play?.(context);
    const { canvasElement } = context;
    const { element, inside } = await matchElement(canvasElement);
    const again = await inside.findByRole('button', { name: /try again/i });
    isAway = false;
    await userEvent.click(again);
    await waitFor(() => expect(isLinkShown(element)).toBe(false));
    await expect(await inside.findByRole('combobox', { name: 'Specialty' })).toBeVisible();
  },
};

export const CodeDoesNotCome: Story = {
  parameters: { clock: 'machine' },
  play: async ({ canvasElement }) => {
    const { element: model, home } = await matchElement(canvasElement);
    let loads = 0;
    const tag = `tele-story-${crypto.randomUUID()}`;
    const part = lateCode(async () => {
      loads += 1;
      if (loads === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return matchWidget.part.load();
    });
    customElements.define(tag, elementClass({ ...matchWidget, part }));
    const element = home.ownerDocument.createElement(tag) as TeleMatchWidgetElement;
    element.innerHTML = '<a href="/match">Find a doctor</a>';
    element.apiBase = model.apiBase;
    element.token = model.token;
    const onError = fn();
    element.addEventListener('tele:error', ({ detail }) => onError(detail.data));
    home.append(element);
    await waitFor(() => expect(onError).toHaveBeenCalledWith({ type: 'render_error', code: 'PART_NOT_LOADED' }));
    await expect(isLinkShown(element)).toBe(true);
    home.append(element);
    await element.ready;
    await waitFor(() => expect(isLinkShown(element)).toBe(false));
    element.remove();
  },
};

export const Crash: Story = {
  play: async ({ canvasElement, args }) => {
    const { element, inside } = await matchElement(canvasElement);
    await inside.findByRole('combobox', { name: 'Specialty' });
    element.zone = 'Australia/Perth';
    element.link = () => {
      throw new Error('A link of the page fails.');
    };
    element.privacyNotice = { url: '/privacy' };
    await expect(await inside.findByText('Something went wrong')).toBeVisible();
    await expect(isLinkShown(element)).toBe(true);
    await expect(eventsTo(args.onTold)('onError')).toEqual([{ type: 'render_error' }]);
  },
};

export const StartsAgain: Story = {
  ...Crash,
  tags: ['journey'],
  play: async (context) => {
    await Crash.play?.(context);
    const { canvasElement } = context;
    const { element, inside } = await matchElement(canvasElement);
    const { now } = element;
    element.now = now;
    element.link = undefined;
    await userEvent.click(inside.getByRole('button', { name: 'Try again' }));
    await expect(await inside.findByRole('combobox', { name: 'Specialty' })).toBeVisible();
  },
};

export const OldBrowser: Story = {
  play: async ({ canvasElement }) => {
    const { element: model } = await matchElement(canvasElement);
    const frame = canvasElement.ownerDocument.createElement('iframe');
    frame.title = 'A page of its own';
    canvasElement.append(frame);
    const timeout = Object.getOwnPropertyDescriptor(AbortSignal, 'timeout') ?? {};
    Reflect.deleteProperty(AbortSignal, 'timeout');
    const element = model.cloneNode(true) as TeleMatchWidgetElement;
    try {
      frame.contentDocument?.body.append(element);
    } finally {
      Object.defineProperty(AbortSignal, 'timeout', timeout);
    }
    await Promise.resolve();
    await expect(isLinkShown(element)).toBe(true);
    await expect(element.shadowRoot?.querySelector('.tele')).toBeNull();
    element.remove();
    frame.remove();
  },
};

export const WithoutConstructedSheets: Story = {
  parameters: { clock: 'machine' },
  play: async ({ canvasElement }) => {
    const { element: model } = await matchElement(canvasElement);
    const frame = canvasElement.ownerDocument.createElement('iframe');
    frame.title = 'A page of its own';
    frame.style.cssText = 'inline-size: 100%; block-size: 600px';
    canvasElement.append(frame);
    Object.assign(frame.contentWindow as object, { CSSStyleSheet: undefined });
    const element = model.cloneNode(true) as TeleMatchWidgetElement;
    element.setAttribute('nonce', 'r4nd0m');
    // Answers no calls of that page.
    element.fetch = (...call) => window.fetch(...call);
    frame.contentDocument?.body.append(element);
    await element.ready;
    const styles = [...(element.shadowRoot?.querySelectorAll('style') ?? [])];
    await expect(styles.map(({ nonce }) => nonce)).toEqual(['r4nd0m', 'r4nd0m']);
    await expect(await insideOf(element).findByRole('combobox', { name: 'Specialty' })).toBeVisible();
    element.remove();
    frame.remove();
  },
};
