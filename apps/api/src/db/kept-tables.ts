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
  /** The alert's filters, normalised. */
  what: string;
  created_at: Instant;
  until: Instant;
  look_at: Instant;
  /** Bit string; null when any time counts. */
  known_halves: ColumnType<string | null, string | null, string | null>;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  ended_because: ColumnType<AlertEnding | null, AlertEnding | null | undefined, AlertEnding | null>;
}

export interface KeptTables {
  favourites: Favourites;
  alerts: Alerts;
}
