import { professionOf } from '@tele/core';
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
import type { ReactNode } from 'react';
import { places, type Experience } from '../places.ts';
import type { Me } from '../session/ProfileProvider.tsx';
import { isPatient } from '../session/sides.ts';
import { accountMessages } from './account.messages.ts';
import { EmailPreferencesSection } from './email-preferences/EmailPreferencesSection.tsx';
import { MeetingSection } from './meeting/MeetingSection.tsx';
import { AccountSection } from './section/AccountSection.tsx';
import { EnteredBy } from './EnteredBy.tsx';
import { PlaceRows } from './PlaceRows.tsx';
import { profileRows } from './profile-rows.ts';
import { ShownNumber } from './ShownNumber.tsx';
import './section/AccountPage.css';

export interface AccountViewProps {
  profile: Me;
  side: Experience;
  onLogout: () => void;
  /** Above the profile: items that need the person's attention. */
  waiting?: ReactNode;
  /** More parts for specialists: their availability. */
  workingTime?: ReactNode;
  /** Shown last: people they book for, and their data. */
  own?: ReactNode;
}

/** The account screen of one side (spec section 2, Account screens; design s). */
export const AccountView = ({ profile, side, onLogout, waiting, workingTime, own }: AccountViewProps) => {
  const { email, profession } = profile;
  const t = useMessages(accountMessages);
  const locale = useLocale();
  const isSpecialist = side === 'specialist';
  const isSetUp = isSpecialist || isPatient(profile);
  const path = professionOf(profession ?? '')?.path;
  return (
    <div className="tele-account-page">
      <PageHeader
        title={isSpecialist ? t.settings : t.account}
        lede={email}
        tools={
          <Button iconStart={SignOutIcon} onClick={onLogout}>
            {t.signOut}
          </Button>
        }
      />
      {waiting}
      <AccountSection title={t.profile} lede={isSpecialist ? t.profileOfSpecialist : t.profileLede}>
        <Card>
          <CardBody>
            <DataList>
              {profileRows(profile, { side, locale }).map(({ term, value, field }) => (
                <DataRow key={term} term={t[term]}>
                  {term === 'numberTerm' && typeof value === 'string' ? (
                    <ShownNumber masked={value} />
                  ) : (
                    <span>{typeof value === 'string' ? value : t[value.word]}</span>
                  )}
                  {field && profile.entered?.[field] && <EnteredBy entry={profile.entered[field]} />}
                </DataRow>
              ))}
            </DataList>
          </CardBody>
          <CardFooter>
            <ButtonLink href={places.register.href()} iconStart={PencilIcon}>
              {isSetUp ? t.editProfile : t.setUp}
            </ButtonLink>
          </CardFooter>
        </Card>
      </AccountSection>
      {isSpecialist && <MeetingSection />}
      {isSetUp && <EmailPreferencesSection side={side} />}
      {isSpecialist && (
        <AccountSection title={t.work} lede={t.workLede}>
          <PlaceRows
            rows={[
              ...(path === undefined
                ? []
                : [{ title: t.previewRow, hint: t.previewHint, href: places.preview.href(path) }]),
              { title: t.availabilityRow, hint: t.availabilityHint, href: places.availability.href() },
              { title: t.payoutsRow, hint: t.payoutsHint, href: places.payouts.href() },
              { title: t.documentsRow, hint: t.documentsHint, href: places.documents.href() },
            ]}
          />
        </AccountSection>
      )}
      {isSpecialist && workingTime}
      {own}
    </div>
  );
};
