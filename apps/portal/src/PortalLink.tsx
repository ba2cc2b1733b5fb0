import { forwardRef } from 'react';
import { Link as RouterLink } from 'react-router';
import type { LinkTargetProps } from '@tele/ui';

/** Every link of the screens, followed by the router; an anchor on the same page stays the browser's. */
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
