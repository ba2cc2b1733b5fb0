import { forwardRef, type HTMLAttributes } from 'react';
import { joinClass } from '../class-name/join.ts';
import './Card.css';

export interface CardBodyProps extends HTMLAttributes<HTMLDivElement> {
  /** No padding: for rows that reach the card's edges. */
  flush?: boolean;
}

export const CardBody = forwardRef<HTMLDivElement, CardBodyProps>(function CardBody(
  { flush = false, className, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={joinClass('tele-card__body', className)} data-flush={flush || undefined} />
  );
});
