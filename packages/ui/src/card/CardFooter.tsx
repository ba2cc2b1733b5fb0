import { forwardRef, type HTMLAttributes } from 'react';
import { joinClass } from '../class-name/join.ts';
import './Card.css';

export type CardFooterProps = HTMLAttributes<HTMLDivElement>;

export const CardFooter = forwardRef<HTMLDivElement, CardFooterProps>(function CardFooter({ className, ...rest }, ref) {
  return <div {...rest} ref={ref} className={joinClass('tele-card__footer', className)} />;
});
