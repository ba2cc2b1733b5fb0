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
      lede="One accent colour makes the rest. A component reads a token and never a colour; a partner turns a knob and never a token. The values and the contrast below are read from this page as you look at it: choose another brand in the toolbar and they are measured anew."
    >
      <div className="story-columns">
        <ColourPanel scheme="light" />
        <ColourPanel scheme="dark" />
      </div>
    </Page>
  ),
  // Whatever the brand, no pair may fall below what it needs.
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
