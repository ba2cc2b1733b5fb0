import { forwardRef, useContext, type AnchorHTMLAttributes } from 'react';
import { TeleRootContext } from '../tele-root/context.ts';
import type { LinkComponent } from '../tele-root/link-component.ts';

export interface BareLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Draws this one link; else TeleRoot's `link`, else an anchor. */
  as?: LinkComponent;
}

/** A link that a host's router can follow, with the looks of its class name alone. */
export const BareLink = forwardRef<HTMLAnchorElement, BareLinkProps>(function BareLink({ as, ...rest }, ref) {
  const root = useContext(TeleRootContext);
  const Target: LinkComponent | 'a' = as ?? root?.link ?? 'a';
  return <Target {...rest} ref={ref} />;
});
