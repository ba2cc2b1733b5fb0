import { joinClass } from '../class-name/join.ts';
import { BareLink } from '../link/BareLink.tsx';
import './SegmentedLinks.css';

export interface SegmentedLink {
  href: string;
  label: string;
  /** The one the reader is in. */
  current: boolean;
}

export interface SegmentedLinksProps {
  /** The navigation's name, read out. */
  label: string;
  links: readonly SegmentedLink[];
  /** Full width, equal parts. */
  block?: boolean;
  className?: string;
}

/** Two or three places side by side. Links with aria-current, not tabs (design section 5). */
export const SegmentedLinks = ({ label, links, block = false, className }: SegmentedLinksProps) => (
  <nav aria-label={label} className={joinClass('tele-segmented-links', className)} data-block={block || undefined}>
    {links.map((link) => (
      <BareLink
        key={link.href}
        href={link.href}

        className="tele-segmented-links__link"
        aria-current={link.current ? 'page' : undefined}
      >
        {link.label}
      </BareLink>
    ))}
  </nav>
);
