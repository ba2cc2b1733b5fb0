import { forwardRef, useContext, type HTMLAttributes } from 'react';
import { joinClass } from '../class-name/join.ts';
import { HeadingContext } from './context.ts';
import './Heading.css';

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Its place in the outline of what is ours; on a host's page the whole outline begins where the host says (TeleRoot `headingLevel`). */
  level: 1 | 2 | 3 | 4;
  /** How it looks, which is another matter. `display` is one hero line per application. */
  look?: 'display' | 'page' | 'section' | 'card' | 'mini';
}

/** A heading whose rank and looks are chosen apart. */
export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading(
  { level, look = 'section', className, ...rest },
  ref,
) {
  const first = useContext(HeadingContext);
  const Element = `h${Math.min(level + first - 1, 6)}` as 'h1';
  return <Element {...rest} ref={ref} className={joinClass('tele-heading', className)} data-look={look} />;
});
