import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
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

/** A partner's colour, radius, size and density; contrast holds by itself. */
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

/** A host page's element rules do not reach inside. */
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

/** Overlays are drawn inside the root they belong to. */
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
    await expect(screen.getByTestId('inner')).toContainElement(screen.getByRole('listbox'));
  },
};
