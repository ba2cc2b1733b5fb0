import { forwardRef, type HTMLAttributes } from 'react';
import { joinClass } from '../class-name/join.ts';
import './DataList.css';

export interface DataListProps extends HTMLAttributes<HTMLDListElement> {
  /** `end` for amounts that are added up. */
  align?: 'start' | 'end';
}

/** Facts in rows: a term and what it is. Children are DataRow elements. */
export const DataList = forwardRef<HTMLDListElement, DataListProps>(function DataList(
  { align = 'start', className, ...rest },
  ref,
) {
  return <dl {...rest} ref={ref} className={joinClass('tele-data-list', className)} data-align={align} />;
});
