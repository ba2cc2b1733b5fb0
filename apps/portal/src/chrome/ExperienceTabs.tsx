import { BareLink, SegmentedLinks, useMessages } from '@tele/ui';
import { chromeMessages } from './chrome.messages.ts';
import './ExperienceTabs.css';
import { tabHref, tabsOf } from './nav-links.ts';
import type { Viewer } from './viewer.ts';

export interface ExperienceTabsProps {
  viewer: Viewer;
  /** `segments` in the bar, `block` over the full width of the drawer, `tabs` under the bar of a phone. */
  look: 'segments' | 'block' | 'tabs';
}

/** Clients, Providers and, for staff, Staff: the side shown (spec section 1). Links, one of them marked. */
export const ExperienceTabs = ({ viewer, look }: ExperienceTabsProps) => {
  const t = useMessages(chromeMessages);
  const links = tabsOf(viewer).map((one) => ({
    href: tabHref[one],
    label: t[one],
    current: one === viewer.side,
  }));
  if (look !== 'tabs') return <SegmentedLinks label={t.experience} links={links} block={look === 'block'} />;
  return (
    <nav aria-label={t.experience} className="tele-experience-tabs">
      {links.map(({ href, label, current }) => (
        <BareLink
          key={href}
          href={href}
          className="tele-experience-tabs__link"
          aria-current={current ? 'page' : undefined}
        >
          {label}
        </BareLink>
      ))}
    </nav>
  );
};
