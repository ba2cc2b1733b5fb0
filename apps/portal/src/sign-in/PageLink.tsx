import type { LinkTargetProps } from '@tele/ui';
import { forwardRef } from 'react';

/**
 * A link that loads its page anew. The sign-in window alone is served so that it keeps the page which opened it
 * (Cross-Origin-Opener-Policy); no other page of the portal may be reached with that in hand.
 */
export const PageLink = forwardRef<HTMLAnchorElement, LinkTargetProps>(function PageLink({ children, ...rest }, ref) {
  return (
    <a {...rest} ref={ref}>
      {children}
    </a>
  );
});
