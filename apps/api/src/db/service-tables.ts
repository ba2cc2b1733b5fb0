import type { Generated } from 'kysely';
import type { Instant } from './columns.ts';

interface FieldKeys {
  id: string;
  /** HMAC of the key; null until a process with the key starts. */
  proof: string | null;
  noted_at: Instant;
  /** When a count found no values encrypted with it. */
  retired_at: Instant | null;
}

interface ReadOnly {
  one: Generated<boolean>;
  since: Instant;
  until: Instant | null;
  reason: string | null;
}

export interface ServiceTables {
  field_keys: FieldKeys;
  read_only: ReadOnly;
}
