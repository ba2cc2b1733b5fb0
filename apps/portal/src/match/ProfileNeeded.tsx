import { Button, Notice, PageHeader } from '@tele/ui';
import { useNavigate } from 'react-router';
import { places } from '../places.ts';
import './ProfileNeeded.css';

export interface ProfileNeededProps {
  /** The page to come back to with the profile. */
  next: string;
  /** Heads a page that shows nothing else; left out above a screen. */
  title?: string;
}

/** Tells a newcomer what a request needs: before they pick, and where their requests would be. */
export const ProfileNeeded = ({ next, title }: ProfileNeededProps) => {
  const navigate = useNavigate();
  return (
    <>
      {title && <PageHeader title={title} />}
      <Notice
        className="tele-profile-needed"
        title="Tell us who the appointment is for."
        actions={
          <Button size="sm" onClick={() => void navigate(places.register.href(), { state: { next } })}>
            Set up your profile
          </Button>
        }
      >
        You can look around now. Submitting a request needs your profile.
      </Notice>
    </>
  );
};
