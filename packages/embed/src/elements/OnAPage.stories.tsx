import { answer } from '@tele/match-widget/testing/answer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { insideOf } from '../testing/inside-of.ts';
import { matchArgs } from '../testing/match-args.ts';
import { matchElement, rootOf } from '../testing/match-element.ts';
import { Placed } from '../testing/Placed.tsx';
import { eventsTo } from '../testing/told-to.ts';

const meta = {
  title: 'Elements/On a page',
  component: Placed,
  args: matchArgs(),
  beforeEach: answer(),
} satisfies Meta<typeof Placed>;
export default meta;
type Story = StoryObj<typeof meta>;

const reason = /Reason/;
/** `userEvent.type` does not reach React in a shadow root: it types into the document's active element. */
const write = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

/** A move removes and reinserts it at once: nothing remounts. */
export const Moved: Story = {
  play: async ({ canvasElement, args }) => {
    const { element, inside, home } = await matchElement(canvasElement);
    const field = await inside.findByLabelText(reason);
    await write(field, 'Reflux');
    await expectState(async () => {
      const elsewhere = canvasElement.ownerDocument.createElement('section');
      canvasElement.append(elsewhere);
      elsewhere.append(element);
      await Promise.resolve();
      await expect(inside.getByLabelText(reason)).toBe(field);
      await expect(field).toHaveValue('Reflux');
      await expect(eventsTo(args.onTold)('onReady')).toHaveLength(1);
      home.append(element);
      elsewhere.remove();
    });
  },
};

export const RemovedAndBack: Story = {
  play: async ({ canvasElement, args }) => {
    const { element, inside, home } = await matchElement(canvasElement);
    await write(await inside.findByLabelText(reason), 'Reflux');
    await expectState(async () => {
      element.remove();
      await Promise.resolve();
      await expect(element.shadowRoot?.querySelector('.tele')).toBeNull();
      home.append(element);
      await waitFor(() => expect(eventsTo(args.onTold)('onReady')).toHaveLength(2));
      await expect(insideOf(element).getByLabelText(reason)).toHaveValue('Reflux');
    });
  },
};

export const TwoOnAPage: Story = {
  play: async ({ canvasElement }) => {
    const { element, inside, home } = await matchElement(canvasElement);
    await write(await inside.findByLabelText(reason), 'Reflux');
    await expectState(async () => {
      const copy = element.cloneNode(true) as typeof element;
      copy.now = element.now;
      home.append(copy);
      await copy.ready;
      await expect(await insideOf(copy).findByLabelText(reason)).toHaveValue('');
      const idsOf = (one: typeof element): string[] => [...rootOf(one).querySelectorAll('[id]')].map(({ id }) => id);
      await expect(idsOf(copy).filter((id) => idsOf(element).includes(id))).toEqual([]);
      copy.remove();
    });
  },
};

export const NotShown: Story = {
  parameters: { clock: 'machine' },
  play: async ({ canvasElement }) => {
    const { element, home } = await matchElement(canvasElement);
    home.insertAdjacentHTML(
      'beforeend',
      `<div style="display: none"><tele-match-widget api-base="https://api.example.test" token="story"></tele-match-widget></div>`,
    );
    const hidden = [...home.querySelectorAll('tele-match-widget')].find((one) => one !== element);
    await hidden?.ready;
    const place = hidden?.parentElement;
    if (place) place.style.display = 'block';
    await expect(await insideOf(hidden ?? null).findByRole('combobox', { name: 'Specialty' })).toBeVisible();
    place?.remove();
  },
};

export const MovedToAnotherDocument: Story = {
  beforeEach: () => {
    const spy = spyOn(console, 'warn').mockImplementation(fn());
    return () => spy.mockRestore();
  },
  play: async ({ canvasElement }) => {
    const { element, inside, home } = await matchElement(canvasElement);
    const frame = canvasElement.ownerDocument.createElement('iframe');
    frame.title = 'Another document';
    canvasElement.append(frame);
    const said = fn();
    const there = frame.contentWindow as Window & typeof globalThis;
    there.console.warn = said;
    frame.contentDocument?.body.append(element);
    await expect(said).toHaveBeenCalledWith(expect.stringContaining('moved to another document'));
    const title = inside.getByRole('heading', { name: 'Find a doctor by specialty' });
    await waitFor(() => expect(there.getComputedStyle(title).letterSpacing).not.toBe('normal'));
    home.append(element);
    frame.remove();
  },
};

/** Custom properties and the font are inherited from the page; nothing else is. */
export const KnobsOfThePage: Story = {
  decorators: [
    (Story) => (
      <div
        style={{
          ['--tele-radius' as string]: '3px',
          fontFamily: 'Georgia',
          color: 'red',
          letterSpacing: 9,
          textAlign: 'center',
          textTransform: 'uppercase',
          visibility: 'visible',
          lineHeight: 3,
        }}
      >
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { root, inside } = await matchElement(canvasElement);
    const button = getComputedStyle(inside.getByRole('button', { name: 'See doctors' }));
    await expect(button.borderRadius).toBe('3px');
    await expect(getComputedStyle(root.parentElement ?? root).fontFamily).toBe('Georgia');
    const { letterSpacing, textTransform, textAlign } = getComputedStyle(root);
    await expect({ letterSpacing, textTransform, textAlign }).toEqual({
      letterSpacing: 'normal',
      textTransform: 'none',
      textAlign: 'start',
    });
  },
};

export const LogsOut: Story = {
  play: async ({ canvasElement }) => {
    const { element, inside } = await matchElement(canvasElement);
    await write(await inside.findByLabelText(reason), 'Reflux');
    await expectState(async () => {
      await element.logout();
      await waitFor(() => expect(inside.getByLabelText(reason)).toHaveValue(''));
      await expect(element.token).toBeNull();
    });
  },
};
