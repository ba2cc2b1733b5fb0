import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { teleStage } from '../story-stage.tsx';
import { FromTo } from './FromTo.tsx';

const meta = {
  title: 'Patterns/FromTo',
  component: FromTo,
  decorators: [teleStage],
  args: {
    fromISO: '2026-11-26T00:00:00.000Z',
    fromLabel: 'Current time',
    toISO: '2026-11-26T22:30:00.000Z',
    toLabel: 'New time',
    emptyLabel: 'Choose one below',
    zone: 'Australia/Sydney',
  },
} satisfies Meta<typeof FromTo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('definition').map((each) => each.textContent?.replaceAll('\u00A0', ' '));
    await expect(terms).toEqual(['Thu 26 Nov, 11:00 am AEDT', 'Fri 27 Nov, 9:30 am AEDT']);
  },
};

export const NotChosen: Story = { args: { toISO: null } };

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 272 }}>
        <Story />
      </div>
    ),
  ],
};
