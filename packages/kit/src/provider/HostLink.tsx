import type { LinkComponent, LinkTargetProps } from '@tele/ui';
import { createContext, createElement, forwardRef, useContext, type ReactNode } from 'react';

export const HostLinkContext = createContext<LinkComponent | undefined>(undefined);

const isPlainFunction = (link: LinkComponent): link is (props: LinkTargetProps) => ReactNode =>
  typeof link === 'function' && !(link.prototype && 'isReactComponent' in link.prototype);

/** The host's link, stable between renders: React would replace anchors of an inline component and lose focus. */
export const HostLink = forwardRef<HTMLAnchorElement, LinkTargetProps>(function HostLink(props, ref) {
  const draw = useContext(HostLinkContext);
  const all = { ...props, ref };
  if (!draw) return createElement('a', all);
  return isPlainFunction(draw) ? draw(all) : createElement(draw, all);
});
