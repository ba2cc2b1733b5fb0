import { Icon, Link } from '@tele/ui';
import type { NavItem } from './nav-items.ts';
import { isCurrent } from './nav-items.ts';

export interface NavLinksProps {
  items: readonly NavItem[];
  pathname: string;
  /** Names the group for screen readers. */
  label: string;
  /** `bar` is words, `dock` icons over words, `drawer` icons beside words. */
  look: 'bar' | 'dock' | 'drawer';
}

/** The places of the portal as links; the one shown now is marked. */
export const NavLinks = ({ items, pathname, label, look }: NavLinksProps) => (
  <nav aria-label={label} className="tele-nav-links" data-look={look}>
    {items.map((item) => (
      <Link
        key={item.href}
        href={item.href}
        look="bare"
        className="tele-nav-links__link"
        aria-current={isCurrent(item, pathname) ? 'page' : undefined}
      >
        {look !== 'bar' && (
          <span className="tele-nav-links__icon">
            <Icon icon={item.icon} size="lg" />
          </span>
        )}
        {look === 'dock' ? item.dockLabel : item.label}
      </Link>
    ))}
  </nav>
);
