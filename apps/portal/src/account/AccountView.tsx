import {
  Button,
  ButtonLink,
  Card,
  CardBody,
  CardFooter,
  DataList,
  DataRow,
  PageHeader,
  PencilIcon,
  SignOutIcon,
} from '@tele/ui';
import { places } from '../places.ts';
import type { Me } from '../session/ProfileProvider.tsx';
import { profileRows } from './profile-rows.ts';
import './AccountPage.css';

export interface AccountViewProps {
  profile: Me;
  onLogout: () => void;
}

/** The account screen of a patient, a specialist or a newcomer (spec section 2, Account screens). */
export const AccountView = ({ profile, onLogout }: AccountViewProps) => {
  const { role } = profile;
  return (
    <div className="tele-account-page" data-width="narrow">
      <PageHeader title="Account" />
      <Card>
        <CardBody>
          <DataList>
            {profileRows(profile).map(({ term, text }) => (
              <DataRow key={term} term={term}>
                {text}
              </DataRow>
            ))}
          </DataList>
        </CardBody>
        <CardFooter>
          <div className="tele-account-page__buttons">
            {role !== 'specialist' && (
              <ButtonLink href={places.register.href()} iconStart={PencilIcon}>
                {role === null ? 'Set up your profile' : 'Edit profile'}
              </ButtonLink>
            )}
            <Button variant="ghost" iconStart={SignOutIcon} onClick={onLogout}>
              Sign out
            </Button>
          </div>
        </CardFooter>
      </Card>
    </div>
  );
};
