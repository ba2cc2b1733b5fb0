import FullCalendar, { type CalendarRef } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import '@fullcalendar/react/skeleton.css';
import classic from '@fullcalendar/react/themes/classic';
import '@fullcalendar/react/themes/classic/palette.css';
import '@fullcalendar/react/themes/classic/theme.css';
import timeGrid from '@fullcalendar/react/timegrid';
import { createRef, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { added, fetchItems, firstDay, type Item, type Subject } from './subject.ts';

const calendar = createRef<CalendarRef>();
const plugins = [classic, timeGrid, dayGrid, interaction];
const eventOf = ({ id, startISO, endISO, title }: Item) => ({ id, title, start: startISO, end: endISO });
let show: { zone: (zone: string) => void; add: (item: Item) => void };

const Page = ({ items }: { items: readonly Item[] }) => {
  const [events, setEvents] = useState(() => items.map(eventOf));
  const [zone, setZone] = useState('Australia/Sydney');
  useEffect(() => {
    show = { zone: setZone, add: (item) => setEvents((before) => [...before, eventOf(item)]) };
  }, []);
  return (
    <FullCalendar
      ref={calendar}
      plugins={plugins}
      initialView="timeGridWeek"
      initialDate={firstDay}
      firstDay={1}
      timeZone={zone}
      slotMinTime="06:00"
      slotMaxTime="22:00"
      slotDuration="00:30"
      allDaySlot={false}
      selectable
      editable
      nowIndicator
      eventClass="event"
      moreLinkClass="more"
      highlightClass="drawn"
      dayLaneClass="lane"
      height={1100}
      events={events}
    />
  );
};

export const subject: Subject = {
  async mount(root, apiBase) {
    createRoot(root).render(<Page items={await fetchItems(apiBase)} />);
  },
  next: () => calendar.current?.getApi().next(),
  month: () => calendar.current?.getApi().changeView('dayGridMonth'),
  zone: (zone) => show.zone(zone),
  add: (row) => show.add(added(row)),
  events: '.event, .more',
  drawn: '.drawn',
  saturday: () => document.querySelector('.lane[data-date="2026-12-05"]')?.getBoundingClientRect() ?? new DOMRect(),
};
