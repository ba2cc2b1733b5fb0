import type { ColumnType } from 'kysely';
import type { Instant } from './columns.ts';

interface AvailabilityBlocks {
  id: string;
  specialist_id: string;
  start_at: Instant;
  end_at: Instant;
}
interface AvailabilityReads {
  specialist_id: string;
  start_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  end_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  read_at: Instant;
}

export interface AvailabilityTables {
  availability_blocks: AvailabilityBlocks;
  availability_reads: AvailabilityReads;
}
