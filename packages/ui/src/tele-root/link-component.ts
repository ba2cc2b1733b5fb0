import type { AnchorHTMLAttributes, ComponentType, RefAttributes } from 'react';

/** Props of a link component: an anchor's attributes, always with an href. */
export type LinkTargetProps = AnchorHTMLAttributes<HTMLAnchorElement> &
  RefAttributes<HTMLAnchorElement> & { href: string };

/** Renders an anchor, for example a router's: `({ href, ...rest }) => <RouterLink to={href} {...rest} />`. */
export type LinkComponent = ComponentType<LinkTargetProps>;
