import { BareLink, SegmentedLinks, useMessages } from '@tele/ui';
import type { Experience } from '../places.ts';
import { chromeMessages } from './chrome.messages.ts';
import './ExperienceTabs.css';
import { tabHref } from './nav-links.ts';

export interface ExperienceTabsProps {
  /** The one that is shown. */
  side: Experience;
  /** `segments` in the bar, `block` over the full width of the drawer, `tabs` under the bar of a phone. */
  look: 'segments' | 'block' | 'tabs';
}

/** Clients or Providers: which of the two experiences is shown (spec section 1). Links, of which one is marked. */
export const ExperienceTabs = ({ side, look }: ExperienceTabsProps) => {
  const t = useMessages(chromeMessages);
  const links = (['patient', 'specialist'] as const).map((one) => ({
    href: tabHref[one],
    label: t[one],
    current: one === side,
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
