import type { LinkTargetProps } from '@tele/ui';
import { forwardRef } from 'react';

/** Link with a full page load: only the sign-in window may keep its opener (Cross-Origin-Opener-Policy). */
export const PageLink = forwardRef<HTMLAnchorElement, LinkTargetProps>(function PageLink({ children, ...rest }, ref) {
  return (
    <a {...rest} ref={ref}>
      {children}
    </a>
  );
});
