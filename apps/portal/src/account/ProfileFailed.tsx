import { ErrorState, PageHeader, useMessages } from '@tele/ui';
import { accountMessages } from './account.messages.ts';
import './section/AccountPage.css';

export interface ProfileFailedProps {
  title: string;
  onRetry: () => void;
}

/** Replaces profile screens when there is no profile to show. */
export const ProfileFailed = ({ title, onRetry }: ProfileFailedProps) => {
  const t = useMessages(accountMessages);
  return (
    <div className="tele-account-page" data-width="narrow">
      <PageHeader title={title} />
      <ErrorState message={t.loadFailed} onRetry={onRetry} />
    </div>
  );
};
