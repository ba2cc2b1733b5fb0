import { MatchWidget } from '@tele/match-widget';
import { answer } from '@tele/match-widget/testing/answer';
import { storyNow } from '@tele/core/testing';
import type { Scheme } from '@tele/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matchArgs } from '../testing/match-args.ts';
import { Placed } from '../testing/Placed.tsx';

interface PageProps {
  page: 'light' | 'dark';
  scheme: Scheme;
}

const { onTold: _, attributes, ...elementArgs } = matchArgs();
const now = () => new Date(storyNow);

/** Host page with both surfaces. Axe measures the contrast in light and dark. */
const Page = ({ page, scheme }: PageProps) => (
  <div style={{ padding: 16, background: page === 'light' ? '#fff' : '#101413' }}>
    <MatchWidget
      apiBase="https://api.example.test"
      token="story"
      zone="Australia/Sydney"
      stripe={null}
      now={now}
      scheme={scheme}
    />
    <Placed {...elementArgs} attributes={{ ...attributes, scheme }} />
  </div>
);

const meta = {
  title: 'Elements/Schemes',
  component: Page,
  // Two equal widgets on a page repeat their landmarks.
  parameters: { stage: 'bare', a11y: { options: { runOnly: ['color-contrast'], resultTypes: ['violations'] } } },
  beforeEach: answer(),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Specialty' })).toBeVisible();
    await canvasElement.querySelector('tele-match-widget')?.ready;
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DarkOnALightPage: Story = { args: { page: 'light', scheme: 'dark' } };

export const DarkOnADarkPage: Story = { args: { page: 'dark', scheme: 'dark' } };

export const AutoOnALightPage: Story = { args: { page: 'light', scheme: 'auto' } };

export const AutoOnADarkPage: Story = { args: { page: 'dark', scheme: 'auto' } };
