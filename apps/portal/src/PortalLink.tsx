import { forwardRef } from 'react';
import { Link as RouterLink } from 'react-router';
import type { LinkTargetProps } from '@tele/ui';

/** Link that the router follows; anchors on the same page stay with the browser. */
export const PortalLink = forwardRef<HTMLAnchorElement, LinkTargetProps>(function PortalLink(
  { href, children, ...rest },
  ref,
) {
  if (href.startsWith('#')) {
    return (
      <a {...rest} ref={ref} href={href}>
        {children}
      </a>
    );
  }
  return (
    <RouterLink {...rest} ref={ref} to={href}>
      {children}
    </RouterLink>
  );
});
