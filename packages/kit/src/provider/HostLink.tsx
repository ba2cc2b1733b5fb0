import type { LinkComponent, LinkTargetProps } from '@tele/ui';
import { createContext, createElement, forwardRef, useContext, type ReactNode } from 'react';

export const HostLinkContext = createContext<LinkComponent | undefined>(undefined);

const isPlainFunction = (link: LinkComponent): link is (props: LinkTargetProps) => ReactNode =>
  typeof link === 'function' && !(link.prototype && 'isReactComponent' in link.prototype);

/**
 * Draws a link the host's way. A host may write its link inline, which makes a new component on every render; React would
 * then replace every anchor, and the focus with it. This one stays the same and calls the newest.
 */
export const HostLink = forwardRef<HTMLAnchorElement, LinkTargetProps>(function HostLink(props, ref) {
  const draw = useContext(HostLinkContext);
  const all = { ...props, ref };
  if (!draw) return createElement('a', all);
  return isPlainFunction(draw) ? draw(all) : createElement(draw, all);
});
