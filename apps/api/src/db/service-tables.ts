import type { Generated } from 'kysely';
import type { Instant } from './columns.ts';

interface FieldKeys {
  id: string;
  /** An HMAC of the key; null until a process that has it starts. */
  proof: string | null;
  noted_at: Instant;
  /** When a count found nothing encrypted under it any more. */
  retired_at: Instant | null;
}

interface ReadOnly {
  one: Generated<boolean>;
  since: Instant;
  until: Instant | null;
  reason: string | null;
}

/** What the service knows of itself. */
export interface ServiceTables {
  field_keys: FieldKeys;
  read_only: ReadOnly;
}
