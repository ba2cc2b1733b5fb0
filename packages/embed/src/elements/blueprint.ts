import type { LateCode } from '@tele/ui';
import type { Part } from './part.ts';
import type { Table } from './table.ts';

/** Definition of an element. Light: widget, React and styles load with the first element of its name. */
export interface Blueprint<Props> {
  /** Name without `tele-`. */
  readonly widget: string;
  readonly table: Table<Props>;
  readonly part: LateCode<Part<Props>>;
}
