import { Icon, BareLink, useMessages } from '@tele/ui';
import { placesMessages } from '../places.messages.ts';
import type { NavLink, NavLook } from './nav-links.ts';
import { placeIcons } from './place-icons.ts';
import './NavLinks.css';

export interface NavLinksProps {
  links: readonly NavLink[];
  /** Names the group for screen readers. */
  label: string;
  look: NavLook;
}

/** The places of the portal as links; the one shown now is marked. */
export const NavLinks = ({ links, label, look }: NavLinksProps) => {
  const t = useMessages(placesMessages);
  return (
    <nav aria-label={label} className="tele-nav-links" data-look={look}>
      {links.map(({ href, word, icon, current }) => (
        <BareLink key={href} href={href} className="tele-nav-links__link" aria-current={current ? 'page' : undefined}>
          {look !== 'bar' && (
            <span className="tele-nav-links__icon">
              <Icon icon={placeIcons[icon]} size="lg" />
            </span>
          )}
          <span className="tele-nav-links__label">{t[word]}</span>
        </BareLink>
      ))}
    </nav>
  );
};
