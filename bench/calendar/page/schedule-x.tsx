// Its dates are those of the global Temporal of this version.
import 'temporal-polyfill-03/global';
import { createCalendar, createViewMonthGrid, createViewWeek } from '@schedule-x/calendar';
import { ScheduleXCalendar } from '@schedule-x/react';
import '@schedule-x/theme-default/dist/index.css';
import { createRoot } from 'react-dom/client';
import { added, fetchItems, firstDay, type Item, type Subject } from './subject.ts';

const zoned = (iso: string) => Temporal.Instant.from(iso).toZonedDateTimeISO('Australia/Sydney');
const eventOf = ({ id, startISO, endISO, title }: Item) => ({
  id: id.replaceAll(/[^\w-]/g, '-'),
  title,
  start: zoned(startISO),
  end: zoned(endISO),
});

/** Turns the page and changes the zone as its calendar-controls plugin does it, for which plugins are handed the calendar's state. */
interface State {
  config: { timezone: { value: string } };
  datePickerState: { selectedDate: { value: Temporal.PlainDate } };
  calendarState: { setView(view: string, date: Temporal.PlainDate): void };
}
let state: State;
const controls = {
  name: 'bench-controls',
  beforeRender: (app: unknown) => void (state = app as State),
  onRender: () => undefined,
};
let calendar: ReturnType<typeof createCalendar>;

export const subject: Subject = {
  async mount(root, apiBase) {
    calendar = createCalendar(
      {
        views: [createViewWeek(), createViewMonthGrid()],
        defaultView: 'week',
        selectedDate: Temporal.PlainDate.from(firstDay),
        firstDayOfWeek: 1,
        timezone: 'Australia/Sydney',
        dayBoundaries: { start: '06:00', end: '22:00' },
        weekOptions: { gridHeight: 1000, gridStep: 30 },
        events: (await fetchItems(apiBase)).map(eventOf),
      },
      [controls],
    );
    const style = document.createElement('style');
    style.textContent = '.sx-react-calendar-wrapper { height: 1150px }';
    document.head.append(style);
    createRoot(root).render(<ScheduleXCalendar calendarApp={calendar} />);
  },
  next() {
    const { selectedDate } = state.datePickerState;
    selectedDate.value = selectedDate.value.add({ days: 7 });
  },
  month: () => state.calendarState.setView('month-grid', state.datePickerState.selectedDate.value),
  zone: (zone) => void (state.config.timezone.value = zone),
  add: (row) => calendar.events.add(eventOf(added(row))),
  events: '.sx__time-grid-event, .sx__month-grid-event, .sx__month-grid-day__events-more',
  drawn: null,
  saturday: () => document.querySelectorAll('.sx__time-grid-day')[5]?.getBoundingClientRect() ?? new DOMRect(),
};
