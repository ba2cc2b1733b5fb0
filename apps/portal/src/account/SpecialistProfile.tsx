import { Card, CardBody, DataList, DataRow, PageHeader } from '@tele/ui';
import { places } from '../places.ts';
import './AccountPage.css';

export interface SpecialistProfileProps {
  name: string;
  email: string;
}

/** A specialist's own details, which staff have verified. */
export const SpecialistProfile = ({ name, email }: SpecialistProfileProps) => (
  <div className="tele-account-page" data-width="narrow">
    <PageHeader
      title="Profile"
      crumb={{ label: 'Account', href: places.specialist.href() }}
      lede="Staff verified these details when they approved you, so they cannot be changed here."
    />
    <Card>
      <CardBody>
        <DataList>
          <DataRow term="Full name">{name}</DataRow>
          <DataRow term="Email">{email}</DataRow>
        </DataList>
      </CardBody>
    </Card>
  </div>
);
