import { ErrorState, PageHeader } from '@tele/ui';
import './AccountPage.css';

export interface ProfileFailedProps {
  title: string;
  onRetry: () => void;
}

/** In place of a screen that is about the profile, when there is none to show. */
export const ProfileFailed = ({ title, onRetry }: ProfileFailedProps) => (
  <div className="tele-account-page" data-width="narrow">
    <PageHeader title={title} />
    <ErrorState message="Failed to load profile" onRetry={onRetry} />
  </div>
);
