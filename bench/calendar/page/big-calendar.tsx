import { DateTime, Settings } from 'luxon';
import { useEffect, useMemo, useState } from 'react';
import { Calendar, luxonLocalizer, type View } from 'react-big-calendar';
import 'react-big-calendar/lib/css/react-big-calendar.css';
import { createRoot } from 'react-dom/client';
import { added, fetchItems, firstDay, type Item, type Subject } from './subject.ts';

interface ViewSettings {
  date: Date;
  view: View;
  zone: string;
}

const eventOf = ({ id, startISO, endISO, title }: Item) => ({
  id,
  title,
  start: new Date(startISO),
  end: new Date(endISO),
});
const at = (day: string, hour: number, zone: string) => DateTime.fromISO(day, { zone }).set({ hour }).toJSDate();
let show: { change: (change: (before: ViewSettings) => ViewSettings) => void; add: (item: Item) => void };

const Page = ({ items }: { items: readonly Item[] }) => {
  const [events, setEvents] = useState(() => items.map(eventOf));
  const [{ date, view, zone }, setShown] = useState<ViewSettings>({
    date: at(firstDay, 12, 'Australia/Sydney'),
    view: 'week',
    zone: 'Australia/Sydney',
  });
  useEffect(() => {
    show = { change: setShown, add: (item) => setEvents((before) => [...before, eventOf(item)]) };
  }, []);
  // As its documentation has it: a zone is luxon's default (see below), and a new localizer makes the calendar draw again.
  const { localizer, min, max } = useMemo(
    () => ({
      localizer: luxonLocalizer(DateTime, { firstDayOfWeek: 1 }),
      min: at(firstDay, 6, zone),
      max: at(firstDay, 22, zone),
    }),
    [zone],
  );
  return (
    <Calendar
      localizer={localizer}
      events={events}
      date={date}
      view={view}
      views={['week', 'month']}
      onNavigate={() => undefined}
      onView={() => undefined}
      min={min}
      max={max}
      step={30}
      timeslots={1}
      selectable
      style={{ height: 1100 }}
    />
  );
};

export const subject: Subject = {
  async mount(root, apiBase) {
    Settings.defaultZone = 'Australia/Sydney';
    createRoot(root).render(<Page items={await fetchItems(apiBase)} />);
  },
  next: () => show.change((before) => ({ ...before, date: new Date(before.date.getTime() + 7 * 86_400_000) })),
  month: () => show.change((before) => ({ ...before, view: 'month' })),
  zone(zone) {
    Settings.defaultZone = zone;
    show.change((before) => ({ ...before, zone }));
  },
  add: (row) => show.add(added(row)),
  events: '.rbc-event, .rbc-show-more',
  drawn: '.rbc-slot-selection',
  saturday: () => document.querySelectorAll('.rbc-day-slot')[5]?.getBoundingClientRect() ?? new DOMRect(),
};
