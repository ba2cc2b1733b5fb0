import type { Place } from '../db/seal.ts';

/** Where the address of another calendar is sealed. */
export const addressPlace = (calendarId: string): Place => ({
  table: 'busy_calendars',
  id: calendarId,
  column: 'address_sealed',
});

/** Where the secret of a specialist's feed is sealed. */
export const feedPlace = (specialistId: string): Place => ({
  table: 'calendar_feeds',
  id: specialistId,
  column: 'token_sealed',
});
