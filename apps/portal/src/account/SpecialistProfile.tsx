import { Card, CardBody, DataList, DataRow, PageHeader, useMessages } from '@tele/ui';
import { places } from '../places.ts';
import { accountMessages } from './account.messages.ts';
import './AccountPage.css';

export interface SpecialistProfileProps {
  name: string;
  email: string;
}

/** A specialist's own details, which staff have verified. */
export const SpecialistProfile = ({ name, email }: SpecialistProfileProps) => {
  const t = useMessages(accountMessages);
  return (
    <div className="tele-account-page" data-width="narrow">
      <PageHeader title={t.profile} crumb={{ label: t.account, href: places.specialist.href() }} lede={t.verified} />
      <Card>
        <CardBody>
          <DataList>
            <DataRow term={t.fullName}>{name}</DataRow>
            <DataRow term={t.email}>{email}</DataRow>
          </DataList>
        </CardBody>
      </Card>
    </div>
  );
};
