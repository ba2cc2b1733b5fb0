import { ErrorState, PageHeader, useMessages } from '@tele/ui';
import { accountMessages } from './account.messages.ts';
import './section/AccountPage.css';

export interface ProfileFailedProps {
  title: string;
  onRetry: () => void;
}

/** In place of a screen that is about the profile, when there is none to show. */
export const ProfileFailed = ({ title, onRetry }: ProfileFailedProps) => {
  const t = useMessages(accountMessages);
  return (
    <div className="tele-account-page" data-width="narrow">
      <PageHeader title={title} />
      <ErrorState message={t.loadFailed} onRetry={onRetry} />
    </div>
  );
};
