import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ColourPanel } from './ColourPanel.tsx';
import { pairs } from './colour-groups.ts';
import { Page } from './Page.tsx';

const meta = {
  title: 'Foundations/Colour',
  tags: ['!autodocs'],
  parameters: { stage: 'bare', controls: { disable: true } },
  render: () => (
    <Page
      title="Colour"
      lede="All colours come from one accent. Components use tokens, never colours. Partners set knobs, never tokens. The values and contrast below are measured live: choose another brand in the toolbar to measure again."
    >
      <div className="story-columns">
        <ColourPanel scheme="light" />
        <ColourPanel scheme="dark" />
      </div>
    </Page>
  ),
  // Every brand's pairs must meet their contrast minimum.
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByText('#f2c53a')).toHaveLength(2));
    const measured = canvasElement.querySelectorAll('.tele-pill');
    await expect(measured).toHaveLength(pairs.length * 2);
    await expect(canvasElement.querySelectorAll('.tele-pill[data-tone="critical"]')).toHaveLength(0);
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colour: Story = {};
