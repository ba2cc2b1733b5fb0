import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Money } from '../money/Money.tsx';
import { teleStage } from '../story-stage.tsx';
import { DateTile } from './DateTile.tsx';
import { When } from './When.tsx';

const zone = 'Australia/Sydney';
const startISO = '2026-11-24T00:00:00.000Z';
const endISO = '2026-11-24T00:30:00.000Z';

const meta = {
  title: 'Patterns/When',
  component: When,
  decorators: [teleStage],
  args: { startISO, zone },
} satisfies Meta<typeof When>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <ul>
      <li>
        <When startISO={startISO} zone={zone} />
      </li>
      <li>
        <When startISO={startISO} zone={zone} bare />
      </li>
      <li>
        <When startISO={startISO} zone={zone} day />
      </li>
      <li>
        <When startISO={startISO} endISO={endISO} zone={zone} />
      </li>
      <li>
        <Money cents={111_875} />
        <span>, </span>
        <Money cents={30_000} whole />
      </li>
      <li>
        <DateTile iso={startISO} zone={zone} />
      </li>
    </ul>
  ),
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('listitem').map((item) => item.textContent?.replaceAll('\u00A0', ' '));
    await expect(texts.slice(0, 5)).toEqual([
      '11:00 am AEDT',
      '11:00 am',
      'Tue 24 Nov, 11:00 am AEDT',
      '11:00 – 11:30 am AEDT11 am to 11:30 am AEDT',
      '$1,118.75, $300',
    ]);
  },
};

/** The reader is in Perth: their own time follows, with its day if that differs. */
export const ReadElsewhere: Story = {
  render: () => (
    <ul>
      <li>
        <When startISO={startISO} zone={zone} readerZone="Australia/Perth" />
      </li>
      <li>
        <When startISO={startISO} endISO={endISO} zone={zone} readerZone="Australia/Perth" />
      </li>
      <li>
        <When startISO="2026-11-23T14:30:00.000Z" zone={zone} day readerZone="Australia/Perth" />
      </li>
      <li>
        <When startISO={startISO} zone={zone} readerZone="Australia/Melbourne" />
      </li>
    </ul>
  ),
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('listitem').map((item) => item.textContent?.replaceAll('\u00A0', ' '));
    await expect(texts[0]).toBe('11:00 am AEDT, 8:00 am AWST your time');
    await expect(texts[1]).toMatch(/, 8:00 – 8:30 am AWST.* your time$/);
    await expect(texts[2]).toBe('Tue 24 Nov, 1:30 am AEDT, Mon 23 Nov, 10:30 pm AWST your time');
    // The same clock is not repeated.
    await expect(texts[3]).toBe('11:00 am AEDT');
  },
};
