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
import type { Me } from '@tele/core/contract';
import type { ReactNode, Ref } from 'react';
import { accountMessages } from '../account.messages.ts';
import { EmailPreferencesSection } from '../email-preferences/EmailPreferencesSection.tsx';
import type { AccountLinks, AccountSide, Target } from '../links.ts';
import { MeetingSection } from '../meeting/MeetingSection.tsx';
import { AccountSection } from '../section/AccountSection.tsx';
import { EnteredBy } from '../profile/EnteredBy.tsx';
import { PlaceRows } from './PlaceRows.tsx';
import { profileRows } from '../profile/profile-rows.ts';
import { ShownNumber } from '../profile/ShownNumber.tsx';
import '../section/AccountScreen.css';

export interface AccountViewProps {
  profile: Me;
  side: AccountSide;
  /** Profile form. */
  edit: Target;
  links: AccountLinks;
  titleRef?: Ref<HTMLHeadingElement>;
  /** Omitted: the host has its own sign-out. */
  onSignOut?: () => void;
  /** Above the profile: items that need the person's attention. */
  waiting?: ReactNode;
  /** More parts for specialists: their availability. */
  workingTime?: ReactNode;
  /** Shown last: people they book for, and their data. */
  own?: ReactNode;
}

export const AccountView = (props: AccountViewProps) => {
  const { profile, side, edit, links, titleRef, onSignOut, waiting, workingTime, own } = props;
  const { email, profession } = profile;
  const t = useMessages(accountMessages);
  const locale = useLocale();
  const isSpecialist = side === 'specialist';
  const isSetUp = isSpecialist || profile.sides.includes('patient');
  const editLabel = isSetUp ? t.editProfile : t.setUp;
  const path = professionOf(profession ?? '')?.path;
  const places = [
    { title: t.previewRow, hint: t.previewHint, href: path === undefined ? undefined : links.preview?.(path) },
    { title: t.availabilityRow, hint: t.availabilityHint, href: links.availability },
    { title: t.payoutsRow, hint: t.payoutsHint, href: links.payouts },
    { title: t.documentsRow, hint: t.documentsHint, href: links.documents },
  ].flatMap(({ href, ...row }) => (href === undefined ? [] : [{ ...row, href }]));
  return (
    <div className="tele-account-screen">
      <PageHeader
        titleRef={titleRef}
        title={isSpecialist ? t.settings : t.account}
        lede={email}
        tools={
          onSignOut && (
            <Button iconStart={SignOutIcon} onClick={onSignOut}>
              {t.signOut}
            </Button>
          )
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
            {'href' in edit ? (
              <ButtonLink href={edit.href} iconStart={PencilIcon}>
                {editLabel}
              </ButtonLink>
            ) : (
              <Button iconStart={PencilIcon} onClick={edit.onSelect}>
                {editLabel}
              </Button>
            )}
          </CardFooter>
        </Card>
      </AccountSection>
      {isSpecialist && <MeetingSection />}
      {isSetUp && <EmailPreferencesSection side={side} />}
      {isSpecialist && places.length > 0 && (
        <AccountSection title={t.work} lede={t.workLede}>
          <PlaceRows rows={places} />
        </AccountSection>
      )}
      {isSpecialist && workingTime}
      {own}
    </div>
  );
};
