import { forwardRef } from 'react';
import { joinClass } from '../class-name/join.ts';
import { BareLink, type BareLinkProps } from './BareLink.tsx';
import './Link.css';

export interface LinkProps extends BareLinkProps {
  /** `quiet` is muted text underlined on hover, for a link outside a sentence. */
  look?: 'text' | 'quiet';
}

export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link({ look = 'text', className, ...rest }, ref) {
  return <BareLink {...rest} ref={ref} className={joinClass('tele-link', className)} data-look={look} />;
});
