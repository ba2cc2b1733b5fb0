import type { Handlers } from '../http/handler.ts';
import { addCalendar } from './add.ts';
import { deleteCalendar } from './delete.ts';
import { endCalendarFeed, makeCalendarFeed } from './feed.ts';
import { myCalendars } from './mine.ts';
import { readCalendar } from './read-again.ts';

type Names = 'myCalendars' | 'makeCalendarFeed' | 'endCalendarFeed' | 'addCalendar' | 'readCalendar' | 'deleteCalendar';

export const calendarHandlers: Handlers<Names> = {
  myCalendars,
  makeCalendarFeed,
  endCalendarFeed,
  addCalendar,
  readCalendar,
  deleteCalendar,
};
