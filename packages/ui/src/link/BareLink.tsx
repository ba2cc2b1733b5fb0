import { forwardRef, useContext, type AnchorHTMLAttributes } from 'react';
import { TeleRootContext } from '../tele-root/context.ts';
import type { LinkComponent } from '../tele-root/link-component.ts';

export interface BareLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Component of this link. Default: TeleRoot's `link`, else an anchor. */
  as?: LinkComponent;
}

export const BareLink = forwardRef<HTMLAnchorElement, BareLinkProps>(function BareLink({ as, ...rest }, ref) {
  const root = useContext(TeleRootContext);
  const Target: LinkComponent | 'a' = as ?? root?.link ?? 'a';
  return <Target {...rest} ref={ref} />;
});
