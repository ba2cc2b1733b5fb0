import { answer } from '@tele/match-widget/testing/answer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { insideOf } from '../testing/inside-of.ts';
import { matchArgs } from '../testing/match-args.ts';
import { matchElement, rootOf } from '../testing/match-element.ts';
import { Placed } from '../testing/Placed.tsx';
import { TeleMatchWidgetElement } from '../widgets/elements.ts';

const warn = fn();

const meta = {
  title: 'Elements/Attributes and properties',
  component: Placed,
  args: matchArgs(),
  beforeEach: (context) => {
    answer()(context);
    warn.mockClear();
    const spy = spyOn(console, 'warn').mockImplementation(warn);
    return () => spy.mockRestore();
  },
} satisfies Meta<typeof Placed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  play: async ({ canvasElement }) => {
    const { element, inside, root } = await matchElement(canvasElement);
    element.setAttribute('scheme', 'dark');
    await waitFor(() => expect(root).toHaveAttribute('data-tele-scheme', 'dark'));
    element.removeAttribute('scheme');
    await waitFor(() => expect(root).toHaveAttribute('data-tele-scheme', 'light'));
    element.setAttribute('heading-level', '3');
    await expect(await inside.findByRole('heading', { level: 3, name: 'Find a doctor by specialty' })).toBeVisible();
    element.setAttribute('profession', 'pets');
    await expect(await inside.findByRole('heading', { level: 3, name: /vet/i })).toBeVisible();
  },
};

/** The latest one wins. */
export const AttributesAndProperties: Story = {
  play: async ({ canvasElement }) => {
    const { element, root } = await matchElement(canvasElement);
    element.scheme = 'dark';
    await waitFor(() => expect(root).toHaveAttribute('data-tele-scheme', 'dark'));
    await expect(element).not.toHaveAttribute('scheme');
    element.setAttribute('scheme', 'light');
    await waitFor(() => expect(root).toHaveAttribute('data-tele-scheme', 'light'));
    await expect(element.scheme).toBe('light');
    element.appearance = { radius: 3 };
    await waitFor(() => expect(root.style.getPropertyValue('--tele-radius')).toBe('3px'));
  },
};

export const UnknownWords: Story = {
  play: async ({ canvasElement }) => {
    const { element, root } = await matchElement(canvasElement);
    element.setAttribute('scheme', 'dark');
    element.setAttribute('scheme', 'blue');
    await waitFor(() => expect(root).toHaveAttribute('data-tele-scheme', 'light'));
    element.setAttribute('heading-level', '9');
    element.setAttribute('heading-level', '2');
    element.setAttribute('heading-level', '9');
    await expect(warn.mock.calls).toEqual([
      ['Tele, <tele-match-widget>: scheme="blue" is not valid, so the default is used. Use one of light, dark, auto.'],
      ['Tele, <tele-match-widget>: heading-level="9" is not valid, so the default is used. Use one of 1, 2, 3.'],
    ]);
  },
};

/** Another category must not become doctors. */
export const UnknownProfession: Story = {
  play: async ({ canvasElement }) => {
    const { element, inside } = await matchElement(canvasElement);
    element.setAttribute('profession', 'doctr');
    await expect(await inside.findByText('This part of the page isn’t available')).toBeVisible();
    await expect(inside.getByText(/‘profession’ is "doctr"/)).toBeVisible();
    await expect(element.querySelector('a')?.checkVisibility()).toBe(true);
    element.setAttribute('profession', 'doctor');
    await expect(await inside.findByRole('combobox', { name: 'Specialty' })).toBeVisible();
    await waitFor(() => expect(element.querySelector('a')?.checkVisibility()).toBe(false));
  },
};

/** Created, configured and inserted before the script loads: everything is taken over. */
export const BeforeTheScript: Story = {
  play: async ({ canvasElement }) => {
    const { element: model } = await matchElement(canvasElement);
    const page = canvasElement.ownerDocument;
    const tag = `tele-story-${crypto.randomUUID()}`;
    const early = page.createElement(tag) as TeleMatchWidgetElement;
    for (const { name, value } of model.attributes) early.setAttribute(name, value);
    early.now = model.now;
    early.scheme = 'dark';
    early.innerHTML = '<a href="/match">Find a doctor</a>';
    canvasElement.append(early);
    // The same class under another name: the story's tag is already defined.
    customElements.define(tag, class extends TeleMatchWidgetElement {});
    await early.ready;
    await expect(await insideOf(early).findByRole('combobox', { name: 'Specialty' })).toBeVisible();
    await expect(rootOf(early)).toHaveAttribute('data-tele-scheme', 'dark');
    await expect(Object.keys(early)).not.toContain('scheme');
    early.remove();
  },
};

/** Browsers hide the nonce from the attribute; the widget still gets it. */
export const Nonce: Story = {
  play: async ({ canvasElement }) => {
    const { element } = await matchElement(canvasElement);
    element.setAttribute('nonce', 'r4nd0m');
    await expect(element.nonce).toBe('r4nd0m');
    await expect(warn).not.toHaveBeenCalled();
  },
};
