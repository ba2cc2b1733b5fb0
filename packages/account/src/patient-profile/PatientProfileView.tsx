import { CollectionNotice } from '@tele/kit';
import { PageHeader, useMessages } from '@tele/ui';
import type { Ref } from 'react';
import { accountMessages } from '../account.messages.ts';
import type { Target } from '../links.ts';
import { PatientSections, type PatientSectionsProps } from './PatientSections.tsx';
import '../section/AccountScreen.css';

export interface PatientProfileViewProps extends PatientSectionsProps {
  back?: Target;
  titleRef?: Ref<HTMLHeadingElement>;
}

/** Profile of a patient in separately saved parts (design s). */
export const PatientProfileView = ({ back, titleRef, ...sections }: PatientProfileViewProps) => {
  const t = useMessages(accountMessages);
  return (
    <div className="tele-account-screen">
      <PageHeader
        titleRef={titleRef}
        title={t.editProfile}
        crumb={back && { label: t.account, ...back }}
        lede={t.lede}
      />
      <CollectionNotice />
      <PatientSections {...sections} />
    </div>
  );
};
