import type { StaffApplication } from '@tele/core';
import { ExternalLinkIcon, Icon, Link, useMessages, VisuallyHidden } from '@tele/ui';
import { reviewMessages } from './review.messages.ts';
import './LicenceLink.css';

export interface LicenceLinkProps {
  register: StaffApplication['licences'][number]['register'];
  /** Licence to look up; part of the accessible name. */
  of: string;
}

/** Public register in a new tab without referrer; plain name if its address is unknown. */
export const LicenceLink = ({ register, of }: LicenceLinkProps) => {
  const t = useMessages(reviewMessages);
  if (register.url === null) return <span className="tele-licence-link">{register.name}</span>;
  return (
    <Link
      href={register.url}
      target="_blank"
      rel="noopener noreferrer"
      title={register.name}
      className="tele-licence-link"
    >
      <span>{t.register}</span>
      <Icon icon={ExternalLinkIcon} size="sm" />
      <VisuallyHidden>{t.registerOf({ of })}</VisuallyHidden>
    </Link>
  );
};
