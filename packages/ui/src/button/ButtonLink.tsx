import { forwardRef, type AnchorHTMLAttributes } from 'react';
import { joinClass } from '../class-name/join.ts';
import { BareLink } from '../link/BareLink.tsx';
import type { LinkComponent } from '../tele-root/link-component.ts';
import type { ButtonLook } from './Button.tsx';
import { ButtonFace } from './ButtonFace.tsx';
import './Button.css';

export interface ButtonLinkProps extends ButtonLook, AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Component of the anchor, for a router's link. Default: TeleRoot's `link`. */
  as?: LinkComponent;
}

export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(
  { variant = 'secondary', size = 'md', block = false, iconStart, iconEnd, className, children, ...rest },
  ref,
) {
  return (
    <BareLink
      {...rest}
      ref={ref}
      className={joinClass('tele-button', className)}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
    >
      <ButtonFace iconStart={iconStart} iconEnd={iconEnd}>
        {children}
      </ButtonFace>
    </BareLink>
  );
});
