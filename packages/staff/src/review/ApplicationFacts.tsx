import { spokenPhone, type StaffApplication } from '@tele/core';
import { EmailText } from '@tele/kit';
import { Card, CardBody, CardHeader, DataList, DataRow, Disclosure, useMessages } from '@tele/ui';
import { useId } from 'react';
import { LicenceLink } from './LicenceLink.tsx';
import { reviewMessages } from './review.messages.ts';
import './ApplicationFacts.css';

export interface ApplicationFactsProps {
  application: StaffApplication;
}

export const ApplicationFacts = ({ application }: ApplicationFactsProps) => {
  const t = useMessages(reviewMessages);
  const id = useId();
  const { name, licences, specialties, phone, email, address, gender, languages, profile } = application;
  const { street, suburb, state, postcode } = address;
  return (
    <Card as="section" aria-labelledby={id}>
      <CardHeader title={t.application} titleId={id} />
      <CardBody>
        <DataList>
          <DataRow term={t.name}>
            <bdi translate="no">{name}</bdi>
          </DataRow>
          {licences.map((licence) => (
            <DataRow key={licence.kind} term={licence.label}>
              <span className="tele-application-facts__licence">
                <bdi translate="no">{licence.number}</bdi>
                <LicenceLink register={licence.register} of={licence.label} />
              </span>
            </DataRow>
          ))}
          <DataRow term={t.specialties}>{specialties.join(', ')}</DataRow>
          <DataRow term={t.phone}>{spokenPhone(phone)}</DataRow>
          <DataRow term={t.email}>
            <EmailText address={email} />
          </DataRow>
          <DataRow term={t.address}>{[street, suburb, `${state} ${postcode}`].filter(Boolean).join(', ')}</DataRow>
          <DataRow term={t.gender}>{gender}</DataRow>
          <DataRow term={t.languages}>{languages.join(', ')}</DataRow>
        </DataList>
        {profile && (
          <Disclosure summary={t.profile} look="link" className="tele-application-facts__profile">
            <p className="tele-application-facts__text">{profile}</p>
          </Disclosure>
        )}
      </CardBody>
    </Card>
  );
};
