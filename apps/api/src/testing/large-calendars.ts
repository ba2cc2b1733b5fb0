import type { Filling } from './large-size.ts';

/** Calendar rows per specialist, outside the slot days. Filled before ranking rows, which would need lookups. */
export function largeCalendars(all: number, now: Date): Filling[] {
  const each = `generate_series(0, ${all - 1}) n`;
  return [
    {
      sql: `insert into calendar_feeds (specialist_id, token_hash, token_encrypted, made_at)
        select 'spc_' || n, 'hash-' || n, 'encrypted-' || n, $1 from ${each}`,
      values: [now],
    },
    {
      sql: `insert into busy_calendars (id, specialist_id, place, name, address_encrypted, address_hash, next_read_at, read_at, created_at)
        select 'cal_' || n, 'spc_' || n, 1, 'Roster', 'encrypted', 'hash', $1::timestamptz + interval '365 days', $1, $1 from ${each}`,
      values: [now],
    },
    {
      sql: `insert into hidden_times (id, specialist_id, calendar_id, start_at, end_at)
        select 'bsy_' || n || '_' || nth, 'spc_' || n, case when nth > 0 then 'cal_' || n end, start_at, start_at + interval '2 days'
        from ${each}, generate_series(0, 2) nth,
          lateral (select $1::timestamptz + interval '60 days' + interval '3 days' * nth as start_at) first`,
      values: [now],
    },
  ];
}
