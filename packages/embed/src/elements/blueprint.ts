import type { LateCode } from '@tele/ui';
import type { Part } from './part.ts';
import type { Table } from './table.ts';

export interface Blueprint<Props> {
  readonly widget: string;
  readonly table: Table<Props>;
  readonly part: LateCode<Part<Props>>;
}
