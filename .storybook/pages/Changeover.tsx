import { formatTimeWithZone } from '../../packages/core/src/index.ts';
import { Part } from './Part.tsx';
import { RuleTable } from './RuleTable.tsx';

interface ChangeoverProps {
  zone: string;
}

const HALF_HOUR = 30 * 60_000;
const days: readonly [name: string, from: string][] = [
  ['Sun 5 Apr 2026, the clocks go back', '2026-04-04T15:00:00.000Z'],
  ['Sun 4 Oct 2026, the clocks go forward', '2026-10-03T15:00:00.000Z'],
];

/** Six half hours around each change: letters tell two 2:30s apart in the first; the second has no 2:30. */
export const Changeover = ({ zone }: ChangeoverProps) => (
  <Part
    title="The nights the clocks change"
    note="Half hours that follow one another. The letters tell the two 2:30s of April apart; October has none."
  >
    <RuleTable
      rows={days.map(([name, from]) => [
        name,
        Array.from({ length: 6 }, (_, index) =>
          formatTimeWithZone(new Date(Date.parse(from) + index * HALF_HOUR).toISOString(), zone),
        ).join(', '),
      ])}
    />
  </Part>
);
