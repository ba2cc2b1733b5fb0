import type { LinkTargetProps } from '@tele/ui';
import { forwardRef } from 'react';

/**
 * Link with a full page load: the sign-in window keeps its opener (Cross-Origin-Opener-Policy), and other pages
 * must not have it.
 */
export const PageLink = forwardRef<HTMLAnchorElement, LinkTargetProps>(function PageLink({ children, ...rest }, ref) {
  return (
    <a {...rest} ref={ref}>
      {children}
    </a>
  );
});
