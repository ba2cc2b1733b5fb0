import { Link, useMessages } from '@tele/ui';
import type { ReactNode } from 'react';
import { useConfig } from '../config/context.ts';
import { places } from '../places.ts';
import { footMessages } from './foot.messages.ts';
import { PageLink } from './PageLink.tsx';
import './SiteFoot.css';

/** Links of every page: providers, privacy, terms, help, contact. */
export const SiteFoot = ({ children }: { children?: ReactNode }) => {
  const t = useMessages(footMessages);
  const { privacyUrl, termsUrl, helpUrl, contactEmail } = useConfig();
  return (
    <footer className="tele-site-foot">
      <nav className="tele-site-foot__links" aria-label={t.label}>
        <Link href={places.join.href('doctors')}>{t.providers}</Link>
        <PageLink href={privacyUrl}>{t.privacy}</PageLink>
        <PageLink href={termsUrl}>{t.terms}</PageLink>
        <PageLink href={helpUrl}>{t.help}</PageLink>
        <PageLink href={`mailto:${contactEmail}`}>{t.contact}</PageLink>
      </nav>
      {children}
    </footer>
  );
};
