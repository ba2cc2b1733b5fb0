import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ago,
  formatDay,
  formatLongDay,
  formatStamp,
  formatTimeWithZone,
  offsetMinutes,
  relativeDay,
  spokenRange,
  zones,
} from '../../packages/core/src/index.ts';
import { When } from '../../packages/kit/src/index.ts';
import { teleStage } from '../../packages/kit/src/story-stage.tsx';
import { shiftTime, daysFromStory } from '../toolbar/shift-time.ts';
import { Changeover } from './Changeover.tsx';
import { Page } from './Page.tsx';
import { Part } from './Part.tsx';
import { RuleTable } from './RuleTable.tsx';

const START = '2026-11-24T00:00:00.000Z';
const END = '2026-11-24T00:30:00.000Z';
const hours = (iso: string, zone: string): string => {
  const minutes = offsetMinutes(Date.parse(iso), zone);
  return `UTC+${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
};

const meta = {
  title: 'Foundations/Time',
  tags: ['!autodocs'],
  parameters: { stage: 'bare', controls: { disable: true } },
  decorators: [teleStage],
  render: (_, { loaded }) => {
    const now = loaded.now as Date;
    const zone = loaded.zone as string;
    const moved = (iso: string) => shiftTime(iso, daysFromStory(now)) as string;
    const [start, end] = [moved(START), moved(END)];
    return (
      <Page
        title="Time"
        lede="The time is the product. We store it in UTC, compute it on Sydney’s clock and show it in the reader’s zone with its abbreviation, which depends on the date shown. Set the clock and zone in the toolbar to see it change."
      >
        <Part title="How a time is written">
          <RuleTable
            rows={[
              ['A time', <When key="1" startISO={start} zone={zone} />, 'Always with its zone.'],
              ['A range', <When key="2" startISO={start} endISO={end} zone={zone} />, 'am and pm once, the zone once.'],
              [
                'A time in a list',
                <When key="3" startISO={start} zone={zone} bare />,
                'Only under a heading that names the zone.',
              ],
              [
                'With its day',
                <When key="4" startISO={start} zone={zone} day />,
                'No comma before the month, no leading zero.',
              ],
              [
                'More than six months off',
                formatDay(moved('2027-08-24T00:00:00.000Z'), zone, now),
                'The year is added.',
              ],
              ['A heading', formatLongDay(start, zone), 'In words, without the year.'],
              ['For the record', formatStamp(start, zone), 'When something was sent.'],
              [
                'How far off',
                `${relativeDay(start, zone, now)}; ${ago(moved('2026-11-22T23:00:00.000Z'), now)}`,
                'Calendar days in the zone, not spans of 24 hours.',
              ],
              ['Read out', spokenRange(start, end, zone), 'What a screen reader says for a range.'],
            ]}
          />
        </Part>
        <div className="story-columns">
          <Part
            title="The seven zones"
            note={`At ${formatTimeWithZone(now.toISOString(), zone)}, ${formatLongDay(now.toISOString(), zone)}.`}
          >
            <RuleTable
              rows={zones.map(({ id, name }) => [
                name,
                formatTimeWithZone(now.toISOString(), id),
                hours(now.toISOString(), id),
              ])}
            />
          </Part>
          <Changeover zone={zone} />
        </div>
      </Page>
    );
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Time: Story = {
  tags: ['spec:9.zones'],
};

export const ClocksGoBack: Story = { globals: { clock: 'back-2026' } };

export const SeenFromPerth: Story = { globals: { zone: 'perth', clock: 'forward-2026' } };
