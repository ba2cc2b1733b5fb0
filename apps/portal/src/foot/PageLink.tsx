import { Link, type LinkProps, type LinkTargetProps } from '@tele/ui';

const Anchor = ({ children, ...rest }: LinkTargetProps) => <a {...rest}>{children}</a>;

/** Link to a page outside the portal’s routes, in a new tab: the form behind it keeps its entries. */
export const PageLink = (props: LinkProps) => <Link as={Anchor} target="_blank" rel="noopener" {...props} />;
