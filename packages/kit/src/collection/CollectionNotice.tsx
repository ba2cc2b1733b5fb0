import type { ProfessionId } from '@tele/core';
import { Link, useMessages, VisuallyHidden } from '@tele/ui';
import { useHostPage } from '../provider/context.ts';
import { collectionMessages } from './collection.messages.ts';
import './CollectionNotice.css';

export interface CollectionNoticeProps {
  /** Category of a reason, for its wording. Default: personal details. */
  profession?: ProfessionId;
}

/** How entered data is used, and that sending it is consent. Links to the configured privacy notice. */
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
