import type { ProfessionId } from '@tele/core';
import { Link, useMessages, VisuallyHidden } from '@tele/ui';
import { useHostPage } from '../provider/context.ts';
import { collectionMessages } from './collection.messages.ts';
import './CollectionNotice.css';

export interface CollectionNoticeProps {
  /** The category of a reason, for its words. Default: a person's details. */
  profession?: ProfessionId;
}

/** What becomes of what is written next, and that sending it agrees to that; with the link that the host or the portal is configured with. */
export const CollectionNotice = ({ profession }: CollectionNoticeProps) => {
  const t = useMessages(collectionMessages);
  const { privacyUrl } = useHostPage();
  return (
    <p className="tele-collection-notice">
      <span>{profession === undefined ? t.details : t.reason({ profession })}</span>
      {privacyUrl !== null && (
        <>
          {' '}
          <Link href={privacyUrl} look="quiet" target="_blank" rel="noopener">
            <span>{t.link}</span>
            <VisuallyHidden>{` ${t.newTab}`}</VisuallyHidden>
          </Link>
        </>
      )}
    </p>
  );
};
