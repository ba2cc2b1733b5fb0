import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '../story/expect-state.ts';
import { Button } from '../button/Button.tsx';
import { Card } from '../card/Card.tsx';
import { CheckIcon } from '../icon/icons.ts';
import { ListboxButton } from '../listbox-button/ListboxButton.tsx';
import { Pill } from '../pill/Pill.tsx';
import { StoryRow } from '../story/StoryRow.tsx';
import { TeleRoot } from './TeleRoot.tsx';

const sample = (
  <Card padded>
    <StoryRow>
      <Button variant="primary">Accept</Button>
      <Button>View</Button>
      <Button variant="soft">Add</Button>
      <Pill tone="positive" icon={CheckIcon}>
        Accepted
      </Pill>
    </StoryRow>
  </Card>
);

const meta = { title: 'Components/TeleRoot', component: TeleRoot, args: { children: sample } } satisfies Meta<
  typeof TeleRoot
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A partner's colour, radius, size and density; contrast still passes. */
export const Appearances: Story = {
  render: () => (
    <>
      {['#7a1f5c', '#f4b400', '#0057b8', '#111111'].map((accent, index) => (
        <TeleRoot
          key={accent}
          appearance={{ accent, radius: index * 6, fontSize: 15 + index, density: 0.9 + index * 0.1 }}
        >
          {sample}
        </TeleRoot>
      ))}
    </>
  ),
};

export const Dark: Story = { args: { scheme: 'dark' } };

/** By the host; a reader's own setting has the same effect. */
export const HighContrast: Story = {
  args: { contrast: 'more' },
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('[data-tele-contrast="more"] .tele-card');
    await expect(card).toBeVisible();
  },
};

export const HighContrastDark: Story = { args: { contrast: 'more', scheme: 'dark' } };

/** Twice the size, icons included, on a small phone. */
export const TwiceTheSize: Story = {
  render: () => (
    <div style={{ inlineSize: 320 }}>
      <TeleRoot appearance={{ fontSize: 32 }}>{sample}</TeleRoot>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const icon = within(canvasElement).getByText('Accepted').closest('.tele-pill')?.querySelector('svg');
    await expect(icon?.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      canvasElement.ownerDocument.documentElement.clientWidth,
    );
  },
};

/** A grey accent keeps neutrals grey, in dark mode too. */
export const GreyAccent: Story = { args: { scheme: 'dark', appearance: { accent: '#111111' } } };

const wrong = JSON.parse('{ "accent": "gren", "acent": "#7a1f5c", "radius": "50%" }') as object;

const warn = fn();

/** Invalid knobs keep their defaults, with one console warning. */
export const KnobsThatCannotBeUsed: Story = {
  render: () => (
    <TeleRoot appearance={{ ...wrong }} data-testid="inner">
      {sample}
    </TeleRoot>
  ),
  beforeEach: () => {
    warn.mockClear();
    const spy = spyOn(console, 'warn').mockImplementation(warn);
    return () => spy.mockRestore();
  },
  play: async ({ canvasElement }) => {
    const inner = within(canvasElement).getByTestId('inner');
    await expect(inner.style.getPropertyValue('--tele-accent')).toBe('');
    await expect(inner.style.getPropertyValue('--tele-radius')).toBe('');
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(3));
    await expect(warn).toHaveBeenCalledWith(expect.stringContaining('"gren" is not valid for "accent"'));
    await expect(warn).toHaveBeenCalledWith(expect.stringContaining('Unknown appearance option "acent"'));
  },
};

export const OnAHostilePage: Story = {
  render: () => (
    <div className="hostile">
      <style>{`
        .hostile button { text-transform: uppercase; border-radius: 40px; background: hotpink; letter-spacing: 4px; }
        .hostile p, .hostile h2 { margin: 60px; color: red; }
        .hostile a { color: lime; }
      `}</style>
      <TeleRoot>{sample}</TeleRoot>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Accept' });
    const style = getComputedStyle(button);
    await expect(style.textTransform).toBe('none');
    await expect(style.borderRadius).toBe('8px');
  },
};

export const OverlaysStayInside: Story = {
  render: () => (
    <TeleRoot data-testid="inner" appearance={{ accent: '#7a1f5c' }}>
      <ListboxButton
        label="City"
        value="a"
        onValueChange={() => undefined}
        options={[
          { value: 'a', label: 'Sydney' },
          { value: 'b', label: 'Perth' },
        ]}
      />
    </TeleRoot>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'City' }));
    await expectState(async () => {
      // Visible once the positioning code has loaded.
      const list = await screen.findByRole('listbox');
      await expect(screen.getByTestId('inner')).toContainElement(list);
    });
  },
};
