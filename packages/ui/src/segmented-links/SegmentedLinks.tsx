import { joinClass } from '../class-name/join.ts';
import { BareLink } from '../link/BareLink.tsx';
import './SegmentedLinks.css';

export type SegmentedLink = {
  label: string;
  /** True for the current page. */
  current: boolean;
} & ({ href: string } | { onSelect: () => void });

export interface SegmentedLinksProps {
  label: string;
  links: readonly SegmentedLink[];
  /** Full width, equal parts. */
  block?: boolean;
  className?: string;
}

/** Two or three pages side by side: links with aria-current, not tabs (design section 5); buttons without a URL. */
export const SegmentedLinks = ({ label, links, block = false, className }: SegmentedLinksProps) => (
  <nav aria-label={label} className={joinClass('tele-segmented-links', className)} data-block={block || undefined}>
    {links.map((link, at) => {
      const look = {
        className: 'tele-segmented-links__link',
        'aria-current': link.current ? 'page' : undefined,
      } as const;
      return 'href' in link ? (
        <BareLink key={link.href} href={link.href} {...look}>
          {link.label}
        </BareLink>
      ) : (
        // A label may hold a count that changes, and the button keeps its focus.
        // oxlint-disable-next-line react/no-array-index-key
        <button key={at} type="button" onClick={link.onSelect} {...look}>
          {link.label}
        </button>
      );
    })}
  </nav>
);
