import { Link, useMessages, VisuallyHidden } from '@tele/ui';
import { useHostPage } from '../provider/context.ts';
import { collectionMessages } from './collection.messages.ts';
import './CollectionNotice.css';

export interface CollectionNoticeProps {
  /** A reason, with those who read it in the words of the category; left out, somebody's details. */
  professionals?: string;
}

/** What becomes of what is written next, and that sending it agrees to that; with the link that the host or the portal is configured with. */
export const CollectionNotice = ({ professionals }: CollectionNoticeProps) => {
  const t = useMessages(collectionMessages);
  const { privacyUrl } = useHostPage();
  return (
    <p className="tele-collection-notice">
      {professionals === undefined ? t.details : t.reason({ professionals })}
      {privacyUrl !== null && (
        <>
          {' '}
          <Link href={privacyUrl} look="quiet" target="_blank" rel="noopener">
            {t.link}
            <VisuallyHidden> {t.newTab}</VisuallyHidden>
          </Link>
        </>
      )}
    </p>
  );
};
