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
  useLocale,
  useMessages,
} from '@tele/ui';
import { places } from '../places.ts';
import type { Me } from '../session/ProfileProvider.tsx';
import { accountMessages } from './account.messages.ts';
import { profileRows } from './profile-rows.ts';
import './AccountPage.css';

export interface AccountViewProps {
  profile: Me;
  onLogout: () => void;
}

/** The account screen of a patient, a specialist or a newcomer (spec section 2, Account screens). */
export const AccountView = ({ profile, onLogout }: AccountViewProps) => {
  const { role } = profile;
  const t = useMessages(accountMessages);
  const locale = useLocale();
  return (
    <div className="tele-account-page" data-width="narrow">
      <PageHeader title={t.account} />
      <Card>
        <CardBody>
          <DataList>
            {profileRows(profile, locale).map(({ term, value }) => (
              <DataRow key={term} term={t[term]}>
                {typeof value === 'string' ? value : t[value.word]}
              </DataRow>
            ))}
          </DataList>
        </CardBody>
        <CardFooter>
          <div className="tele-account-page__buttons">
            {role !== 'specialist' && (
              <ButtonLink href={places.register.href()} iconStart={PencilIcon}>
                {role === null ? t.setUp : t.editProfile}
              </ButtonLink>
            )}
            {role === 'specialist' && <ButtonLink href={places.payouts.href()}>{t.payouts}</ButtonLink>}
            <Button variant="ghost" iconStart={SignOutIcon} onClick={onLogout}>
              {t.signOut}
            </Button>
          </div>
        </CardFooter>
      </Card>
    </div>
  );
};
