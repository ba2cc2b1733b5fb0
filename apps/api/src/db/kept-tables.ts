import type { ProfessionId, StateCode, AlertEnding } from '@tele/core';
import type { ColumnType } from 'kysely';
import type { Instant } from './columns.ts';

interface Favourites {
  user_id: string;
  specialist_id: string;
  added_at: Instant;
}
interface Alerts {
  id: string;
  user_id: string;
  profession: ProfessionId;
  specialty: string | null;
  specialist_id: string | null;
  state: StateCode | null;
  filters: ColumnType<Record<string, unknown>, string, never>;
  /** What is watched, in one spelling. */
  what: string;
  created_at: Instant;
  until: Instant;
  look_at: Instant;
  /** The text of a bit string; null where any time is told of. */
  known_halves: ColumnType<string | null, string | null, string | null>;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  ended_because: ColumnType<AlertEnding | null, AlertEnding | null | undefined, AlertEnding | null>;
}

/** What people keep of a search for another day. */
export interface KeptTables {
  favourites: Favourites;
  alerts: Alerts;
}
