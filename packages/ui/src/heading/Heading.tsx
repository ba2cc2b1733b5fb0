import { forwardRef, useContext, type HTMLAttributes } from 'react';
import { joinClass } from '../class-name/join.ts';
import { HeadingContext } from './context.ts';
import './Heading.css';

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Rank in our outline, which starts at TeleRoot's `headingLevel` on a host page. */
  level: 1 | 2 | 3 | 4;
  /** Style, independent of rank. `display` is for one hero line per application. */
  look?: 'display' | 'page' | 'section' | 'card' | 'mini';
}

export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading(
  { level, look = 'section', className, ...rest },
  ref,
) {
  const first = useContext(HeadingContext);
  const Element = `h${Math.min(level + first - 1, 6)}` as 'h1';
  return <Element {...rest} ref={ref} className={joinClass('tele-heading', className)} data-look={look} />;
});
