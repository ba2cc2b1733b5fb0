import { CollectionNotice } from '@tele/kit';
import { PageHeader, useMessages } from '@tele/ui';
import { places } from '../places.ts';
import { accountMessages } from './account.messages.ts';
import { PatientSections, type PatientSectionsProps } from './PatientSections.tsx';
import './section/AccountPage.css';

/** `/register` of a patient: profile in separately saved parts (design s). */
export const PatientProfileView = (props: PatientSectionsProps) => {
  const t = useMessages(accountMessages);
  return (
    <div className="tele-account-page">
      <PageHeader title={t.editProfile} crumb={{ label: t.account, href: places.patient.href() }} lede={t.lede} />
      <CollectionNotice />
      <PatientSections {...props} />
    </div>
  );
};
