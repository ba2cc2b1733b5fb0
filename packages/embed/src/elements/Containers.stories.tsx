import { MatchWidget } from '@tele/match-widget';
import { answer } from '@tele/match-widget/testing/answer';
import { storyNow } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onDesk, onPhone } from '@tele/kit/story-stage';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { containerShapes } from '../testing/container-shapes.tsx';
import { matchArgs } from '../testing/match-args.ts';
import { Placed } from '../testing/Placed.tsx';

const { onTold: _, ...elementArgs } = matchArgs();
const now = () => new Date(storyNow);

const surfaces = {
  React: (
    <MatchWidget apiBase="https://api.example.test" token="story" zone="Australia/Sydney" stripe={null} now={now} />
  ),
  element: <Placed {...elementArgs} />,
};

const meta = {
  title: 'Elements/Containers',
  // Forty widgets on one page: axe checks each screen elsewhere.
  parameters: { stage: 'bare', a11y: { test: 'off' } },
  beforeEach: answer(),
  render: () => (
    <div style={{ padding: 8 }}>
      {Object.entries(containerShapes).flatMap(([name, shape]) =>
        Object.entries(surfaces).map(([surface, widget]) => (
          <section key={`${name} ${surface}`} data-shape={`${name}, ${surface}`}>
            <p>{`${name}, ${surface}`}</p>
            {shape(widget)}
          </section>
        )),
      )}
    </div>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const rootIn = (shape: Element): Element | null | undefined =>
  shape.querySelector('.tele') ?? shape.querySelector('tele-match-widget')?.shadowRoot?.querySelector('.tele');

/** Names of shapes whose widget is under 240 px wide, or wider than the page. */
const misfits = (canvasElement: HTMLElement): readonly string[] =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-shape]')].flatMap((shape) => {
    const box = rootIn(shape)?.getBoundingClientRect();
    const fits = box && box.width >= 240 && box.right <= canvasElement.ownerDocument.documentElement.clientWidth;
    return fits ? [] : [`${shape.dataset.shape}: ${box ? `${box.width} px, to ${box.right}` : 'not drawn'}`];
  });

const allFit: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(misfits(canvasElement)).toEqual([]));
};

export const OnAPhone: Story = { ...onPhone, play: allFit };

export const OnADesk: Story = { ...onDesk, play: allFit };

const warn = fn();

export const TooNarrow: Story = {
  render: () => <div style={{ inlineSize: 200 }}>{surfaces.React}</div>,
  beforeEach: () => {
    warn.mockClear();
    const spy = spyOn(console, 'warn').mockImplementation(warn);
    return () => spy.mockRestore();
  },
  play: async ({ canvas, canvasElement }) => {
    const place = (await canvas.findByRole('combobox', { name: 'Specialty' })).closest<HTMLElement>('.tele');
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
    await expect(warn).toHaveBeenCalledWith(expect.stringContaining('the page leaves 200px for the widget'));
    await expect(place?.scrollWidth).toBe(200);
    const around = canvasElement.ownerDocument.documentElement;
    await expect(around.scrollWidth).toBeLessThanOrEqual(around.clientWidth);
  },
};
