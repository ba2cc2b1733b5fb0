import { linesOf, type Line } from './lines.ts';

export interface Component {
  name: string;
  properties: ReadonlyMap<string, readonly Line[]>;
  inside: readonly Component[];
  method: string;
}

export interface Calendar {
  timeZone: string;
  title: string;
  events: Component[];
  freeBusy: Component[];
  zones: Component[];
}

interface Open extends Component {
  properties: Map<string, Line[]>;
  inside: Open[];
}

const used = new Set(
  `UID DTSTART DTEND DURATION RRULE EXRULE RDATE EXDATE RECURRENCE-ID STATUS TRANSP SEQUENCE DTSTAMP ATTENDEE FREEBUSY
  X-MICROSOFT-CDO-BUSYSTATUS X-MICROSOFT-CDO-INTENDEDSTATUS X-MICROSOFT-CDO-ALLDAYEVENT
  TZID TZOFFSETFROM TZOFFSETTO X-LIC-LOCATION`.split(/\s+/),
);
/** Never nested: the next one ends the previous one if its END is missing. */
const entries = new Set(['VEVENT', 'VFREEBUSY', 'VTODO', 'VJOURNAL', 'VTIMEZONE']);
const mostDepth = 8;

export function parseCalendars(text: string): Calendar[] {
  const start = text.search(/BEGIN:[ \t]*V(?:CALENDAR|EVENT)/i);
  if (start < 0) return [];
  let calendar = newCalendar();
  const calendars = [calendar];
  let method = '';
  const stack: Open[] = [];
  for (const line of linesOf(text.slice(start).replaceAll('\0', ''))) {
    const { name, value } = line;
    if (name === 'BEGIN') {
      const kind = value.toUpperCase();
      if (kind === 'VCALENDAR') {
        stack.length = 0;
        method = '';
        if (isUsed(calendar)) calendars.push((calendar = newCalendar()));
        continue;
      }
      if (entries.has(kind)) stack.length = 0;
      if (stack.length >= mostDepth || !/^[A-Z][A-Z\d-]*$/.test(kind)) continue;
      const open: Open = { name: kind, properties: new Map(), inside: [], method };
      const parent = stack.at(-1);
      if (parent) parent.inside.push(open);
      else collect(calendar, open);
      stack.push(open);
    } else if (name === 'END') close(stack, value.toUpperCase());
    else if (stack.length === 0) {
      if (name === 'METHOD') method = value.toUpperCase();
      if (name === 'X-WR-TIMEZONE' && calendar.timeZone === '') calendar.timeZone = value;
      if (name === 'X-WR-CALNAME' && calendar.title === '') calendar.title = value;
    } else if (used.has(name)) {
      const open = stack.at(-1);
      const known = open?.properties.get(name);
      if (known) known.push(line);
      else open?.properties.set(name, [line]);
    }
  }
  return calendars;
}

const newCalendar = (): Calendar => ({ timeZone: '', title: '', events: [], freeBusy: [], zones: [] });

const isUsed = ({ timeZone, title, events, freeBusy, zones }: Calendar): boolean =>
  timeZone + title !== '' || events.length + freeBusy.length + zones.length > 0;

function close(stack: Open[], kind: string): void {
  const at = stack.findLastIndex(({ name }) => name === kind);
  if (at >= 0) stack.length = at;
}

function collect(calendar: Calendar, component: Component): void {
  if (component.name === 'VEVENT') calendar.events.push(component);
  if (component.name === 'VFREEBUSY') calendar.freeBusy.push(component);
  if (component.name === 'VTIMEZONE') calendar.zones.push(component);
}

export const allOf = (component: Component, name: string): readonly Line[] => component.properties.get(name) ?? [];
export const firstOf = (component: Component, name: string): Line | undefined => allOf(component, name)[0];
export const wordOf = (component: Component, name: string): string =>
  firstOf(component, name)?.value.toUpperCase() ?? '';
