import { defineMessages } from '@tele/ui';

export const gridMessages = defineMessages('calendar.grid', {
  help: 'Arrow keys move between times. Shift with an arrow selects times. Alt with an arrow moves a block. Shift and Alt with an arrow resize it. Enter opens a block, and Delete deletes it.',
  availability: ({ dates }: { dates: string }) => `Availability, ${dates}`,
  bookings: ({ dates }: { dates: string }) => `Booked, ${dates}`,
  today: ({ day }: { day: string }) => `${day}, today`,
  /** Starts with the visible text (WCAG 2.5.3). `zoneBefore` if clocks change within the block. */
  block: ({ time, zone, zoneBefore, day, lastDay, repeats }: BlockWords) => {
    const clocks = zoneBefore === null ? ` ${zone}` : `, ${zoneBefore} to ${zone}`;
    return `${time}${clocks}, ${day}${lastDay === null ? '' : ` to ${lastDay}`}, available${repeats ? ', repeats' : ''}`;
  },
  booking: ({ time, name, when }: { time: string; name: string; when: string }) => `${time} ${name}, booked, ${when}`,
  /** 'Thursday 26 November, 1:30 pm to 5 pm AEDT'; includes both days past midnight. */
  spoken: ({ day, from, zoneBefore, lastDay, to, zone }: SpokenWords) =>
    `${day}, ${from}${zoneBefore === null ? '' : ` ${zoneBefore}`} to ${lastDay === null ? '' : `${lastDay}, `}${to} ${zone}`,
  cell: ({ day, time, state }: { day: string; time: string; state: string }) => `${day}, ${time}, ${state}`,
  cellBooked: ({ name }: { name: string }) => `booked, ${name}`,
  cellOff: 'time off',
  cellBusy: 'busy in another calendar',
  off: 'Time off',
  busy: 'Busy',
  cellKept: 'reserved for a reschedule request',
  kept: 'Reschedule request',
  cellEmpty: 'not available',
  cellFull: 'available',
  cellPart: 'partly available',
  before: ({ count, hour }: { count: number; hour: string }, say) =>
    `${say.plural(count, { one: '# block', other: '# blocks' })} before ${hour}`,
  after: ({ count, hour }: { count: number; hour: string }, say) =>
    `${say.plural(count, { one: '# block', other: '# blocks' })} after ${hour}`,
});

interface BlockWords {
  time: string;
  zone: string;
  zoneBefore: string | null;
  day: string;
  lastDay: string | null;
  repeats: boolean;
}

interface SpokenWords {
  day: string;
  from: string;
  zoneBefore: string | null;
  lastDay: string | null;
  to: string;
  zone: string;
}
