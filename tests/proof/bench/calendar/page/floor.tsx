// Least React with the same output: integer times and an element per event. No keyboard, no saving.
import { useEffect, useState, type PointerEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { added, fetchItems, firstDay, type Item, type Subject } from './subject.ts';

const minute = 60_000;
const day = 1440 * minute;

interface ViewSettings {
  week: number;
  view: 'week' | 'month';
  zone: string;
}

/** Minutes ahead of UTC, computed once a day. */
function clock(zone: string) {
  const format = new Intl.DateTimeFormat('en-AU', { timeZone: zone, timeZoneName: 'longOffset' });
  const held = new Map<number, number>();
  return (at: number): number => {
    const known = held.get(Math.floor(at / day));
    if (known !== undefined) return known;
    const [, sign = '+', hours = 0, minutes = 0] = /GMT(?:([+-])(\d+):(\d+))?/.exec(format.format(at)) ?? [];
    const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minute;
    held.set(Math.floor(at / day), offset);
    return offset;
  };
}

const pad = (value: number) => String(value).padStart(2, '0');
const label = (wall: number) => `${pad(Math.floor((wall % day) / minute / 60))}:${pad(Math.floor(wall / minute) % 60)}`;
const place = (col: number, from: number, to: number) => ({
  position: 'absolute' as const,
  left: `${(col * 100) / 7}%`,
  width: `${100 / 7}%`,
  top: `${((from / minute - 360) * 100) / 960}%`,
  height: `${((to - from) / minute / 960) * 100}%`,
});
let show: { change: (change: (before: ViewSettings) => ViewSettings) => void; add: (item: Item) => void };

const Week = ({ items, first, offset }: { items: readonly Item[]; first: number; offset: (at: number) => number }) => {
  const [rows, setRows] = useState<[number, number] | null>(null);
  const rowOf = ({ clientY, currentTarget }: PointerEvent) => {
    const { top, height } = currentTarget.getBoundingClientRect();
    return Math.floor(((clientY - top) / height) * 32);
  };
  return (
    <div
      className="grid"
      style={{ position: 'relative', height: 1000 }}
      onPointerDown={(event) => setRows([rowOf(event), rowOf(event)])}
      onPointerMove={(event) => rows && setRows([rows[0], rowOf(event)])}
      onPointerUp={() => setRows(null)}
    >
      {items.flatMap(({ id, startISO, endISO, title }) => {
        const at = Date.parse(startISO);
        if (at < first - day || at > first + 8 * day) return [];
        const wall = at + offset(at);
        const col = Math.floor((wall - first) / day);
        const from = Math.max(360 * minute, wall % day);
        const to = Math.min(1320 * minute, (wall % day) + Date.parse(endISO) - at);
        if (col < 0 || col > 6 || to <= from) return [];
        return [
          <div key={id} className="event" style={place(col, from, to)}>
            {label(wall)} {title}
          </div>,
        ];
      })}
      {rows && <div className="drawn" style={place(5, (360 + rows[0] * 30) * minute, (390 + rows[1] * 30) * minute)} />}
    </div>
  );
};

const Month = ({ items, first, offset }: { items: readonly Item[]; first: number; offset: (at: number) => number }) => {
  const counts = new Map<number, number>();
  for (const { startISO } of items) {
    const at = Date.parse(startISO);
    const key = Math.floor((at + offset(at)) / day);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return Array.from({ length: 35 }, (_, index) => first / day + index).map((key) => (
    <div key={key} className="event">
      {new Date(key * day).getUTCDate()}: {counts.get(key) ?? 0}
    </div>
  ));
};

const Page = ({ items: given }: { items: readonly Item[] }) => {
  const [items, setItems] = useState(given);
  const [{ week, view, zone }, setShown] = useState<ViewSettings>({ week: 0, view: 'week', zone: 'Australia/Sydney' });
  const offset = useState(() => new Map<string, ReturnType<typeof clock>>())[0];
  useEffect(() => {
    show = { change: setShown, add: (item) => setItems((before) => [...before, item]) };
  }, []);
  if (!offset.has(zone)) offset.set(zone, clock(zone));
  const first = Date.parse(firstDay) + week * 7 * day;
  const View = view === 'week' ? Week : Month;
  return (
    <>
      <h2>{new Date(first).toDateString()}</h2>
      {Array.from({ length: 7 }, (_, col) => (
        <b key={col}>{new Date(first + col * day).getUTCDate()}</b>
      ))}
      {Array.from({ length: 16 }, (_, hour) => (
        <i key={hour}>{hour + 6}:00</i>
      ))}
      <View items={items} first={first} offset={offset.get(zone) ?? clock(zone)} />
    </>
  );
};

export const subject: Subject = {
  async mount(root, apiBase) {
    createRoot(root).render(<Page items={await fetchItems(apiBase)} />);
  },
  next: () => show.change((before) => ({ ...before, week: before.week + 1 })),
  month: () => show.change((before) => ({ ...before, view: 'month' })),
  zone: (zone) => show.change((before) => ({ ...before, zone })),
  add: (row) => show.add(added(row)),
  events: '.event',
  drawn: '.drawn',
  saturday() {
    const grid = document.querySelector('.grid')?.getBoundingClientRect() ?? new DOMRect();
    return new DOMRect(grid.left + (grid.width / 7) * 5, grid.top, grid.width / 7, grid.height);
  },
};
