import type { AnchorHTMLAttributes, ComponentType, RefAttributes } from 'react';

/** What a link component is given: an anchor's attributes and always an address. */
export type LinkTargetProps = AnchorHTMLAttributes<HTMLAnchorElement> &
  RefAttributes<HTMLAnchorElement> & { href: string };

/** Draws an anchor. A router's link is adapted in one line: `({ href, ...rest }) => <RouterLink to={href} {...rest} />`. */
export type LinkComponent = ComponentType<LinkTargetProps>;
