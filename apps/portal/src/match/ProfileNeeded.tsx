import { Button, Notice } from '@tele/ui';
import { useNavigate } from 'react-router';
import { routes } from '../routes.ts';

export interface ProfileNeededProps {
  /** The page to come back to with the profile. */
  next: string;
}

/** Tells a newcomer, before they pick, what a request needs. */
export const ProfileNeeded = ({ next }: ProfileNeededProps) => {
  const navigate = useNavigate();
  return (
    <Notice
      className="tele-profile-needed"
      title="Tell us who the appointment is for."
      actions={
        <Button size="sm" onClick={() => void navigate(routes.register.href(), { state: { next } })}>
          Set up your profile
        </Button>
      }
    >
      You can look around now. Submitting a request needs your profile.
    </Notice>
  );
};
