import { Icon, BareLink, CountBadge, useMessages, VisuallyHidden } from '@tele/ui';
import { placesMessages } from '../places.messages.ts';
import { countText } from '@tele/notifications/screens';
import { chromeMessages } from './chrome.messages.ts';
import type { NavLink, NavLook } from './nav-links.ts';
import { placeIcons } from './place-icons.ts';
import './NavLinks.css';

export interface NavLinksProps {
  links: readonly NavLink[];
  label: string;
  look: NavLook;
  toAnswer?: number;
}

export const NavLinks = ({ links, label, look, toAnswer = 0 }: NavLinksProps) => {
  const t = useMessages(placesMessages);
  const chrome = useMessages(chromeMessages);
  return (
    <nav aria-label={label} className="tele-nav-links" data-look={look}>
      {links.map(({ href, word, icon, current }) => (
        <BareLink key={href} href={href} className="tele-nav-links__link" aria-current={current ? 'page' : undefined}>
          {look !== 'bar' && (
            <span className="tele-nav-links__icon">
              <Icon icon={placeIcons[icon]} size="lg" />
              {word === 'inbox' && (
                <span aria-hidden="true">
                  <CountBadge count={toAnswer} />
                </span>
              )}
            </span>
          )}
          <span className="tele-nav-links__label">{t[word]}</span>
          {word === 'inbox' && toAnswer > 0 && (
            <VisuallyHidden>{` ${chrome.toAnswer({ count: countText(toAnswer) })}`}</VisuallyHidden>
          )}
        </BareLink>
      ))}
    </nav>
  );
};
