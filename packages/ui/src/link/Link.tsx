import { forwardRef, useContext, type AnchorHTMLAttributes } from 'react';
import { joinClass } from '../class-name/join.ts';
import { TeleRootContext } from '../tele-root/context.ts';
import type { LinkComponent } from '../tele-root/link-component.ts';
import './Link.css';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Draws this one link; else TeleRoot's `link`, else an anchor. */
  as?: LinkComponent;
  /** `bare` leaves all looks to the class name; `quiet` is muted text underlined on hover, for a link that stands alone. */
  look?: 'text' | 'quiet' | 'bare';
}

/** A link that a host's router can follow. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { as, look = 'text', className, ...rest },
  ref,
) {
  const root = useContext(TeleRootContext);
  const Target: LinkComponent | 'a' = as ?? root?.link ?? 'a';
  return (
    <Target
      {...rest}
      ref={ref}
      className={joinClass(look !== 'bare' && 'tele-link', className)}
      data-look={look === 'bare' ? undefined : look}
    />
  );
});
