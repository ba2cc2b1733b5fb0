import { forwardRef, type HTMLAttributes } from 'react';
import { joinClass } from '../class-name/join.ts';
import './DataList.css';

export interface DataListProps extends HTMLAttributes<HTMLDListElement> {
  /** `end` for amounts with a total. */
  align?: 'start' | 'end';
}

export const DataList = forwardRef<HTMLDListElement, DataListProps>(function DataList(
  { align = 'start', className, ...rest },
  ref,
) {
  return <dl {...rest} ref={ref} className={joinClass('tele-data-list', className)} data-align={align} />;
});
