import type { LateCode } from '@tele/ui';
import type { Part } from './part.ts';
import type { Table } from './table.ts';

/** What an element is made of. Light: the widget itself, React and the sheet come with the first element of its name on a page. */
export interface Blueprint<Props> {
  /** Name without `tele-`. */
  readonly widget: string;
  readonly table: Table<Props>;
  readonly part: LateCode<Part<Props>>;
}
