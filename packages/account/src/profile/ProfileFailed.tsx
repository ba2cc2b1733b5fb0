import { ErrorState, PageHeader, useMessages } from '@tele/ui';
import { accountMessages } from '../account.messages.ts';
import '../section/AccountScreen.css';

export interface ProfileFailedProps {
  title: string;
  onRetry: () => void;
}

export const ProfileFailed = ({ title, onRetry }: ProfileFailedProps) => {
  const t = useMessages(accountMessages);
  return (
    <div className="tele-account-screen" data-width="narrow">
      <PageHeader title={title} />
      <ErrorState message={t.loadFailed} onRetry={onRetry} />
    </div>
  );
};
