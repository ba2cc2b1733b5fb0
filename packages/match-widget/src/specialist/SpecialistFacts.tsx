import { formatLocation, type SpecialistPage } from '@tele/core';
import { Money } from '@tele/kit';
import { FeaturedLabel, RegistrationNumber, specialistFactMessages } from '@tele/kit/screens';
import { Avatar, Button, Card, CardBody, DataList, DataRow, Heading, HeartIcon, Tag, useMessages } from '@tele/ui';
import type { ReactNode, Ref } from 'react';
import { specialistMessages } from './specialist.messages.ts';
import './SpecialistFacts.css';

export interface SpecialistFactsProps {
  specialist: SpecialistPage;
  titleRef: Ref<HTMLHeadingElement> | undefined;
  isKept: boolean | undefined;
  busy: boolean;
  onKeep: () => void;
  children?: ReactNode;
}

/** Specialist's details with registration, register and bio. No reviews, ever (product.md 'Privacy'). */
export const SpecialistFacts = ({ specialist, titleRef, isKept, busy, onKeep, children }: SpecialistFactsProps) => {
  const {
    name,
    photoUrl,
    location,
    specialties,
    subspecialties,
    bio,
    languages,
    feeFromCents,
    registrations,
    noticeHours,
    usualReply,
  } = specialist;
  const t = useMessages(specialistMessages);
  const facts = useMessages(specialistFactMessages);
  return (
    <div className="tele-specialist-facts">
      <Card>
        <CardBody>
          <div className="tele-specialist-facts__who">
            <Avatar name={name} photoUrl={photoUrl} size={56} />
            <div>
              <Heading level={1} look="section" ref={titleRef} tabIndex={-1} translate="no">
                {name}
              </Heading>
              <p>{specialties.join(', ')}</p>
            </div>
          </div>
          <DataList>
            {location && <DataRow term={t.basedIn}>{formatLocation(location)}</DataRow>}
            <DataRow term={t.meetsBy}>{t.way(specialist)}</DataRow>
            <DataRow term={t.fee}>
              {feeFromCents === undefined
                ? t.notGiven
                : facts.feeFrom({ fee: <Money key="fee" cents={feeFromCents} /> })}
            </DataRow>
            {usualReply && <DataRow term={facts.replyTime}>{facts.usualReply({ usual: usualReply })}</DataRow>}
            <DataRow term={t.speaks}>{languages ? facts.languages({ languages }) : t.english}</DataRow>
            <DataRow term={t.notice}>{t.ahead({ hours: noticeHours })}</DataRow>
            {registrations.map((registration) => (
              <DataRow key={registration.number} term={facts.registration(registration)}>
                <RegistrationNumber registration={registration} />
              </DataRow>
            ))}
          </DataList>
        </CardBody>
      </Card>
      {(bio !== '' || subspecialties.length > 0) && (
        <section className="tele-specialist-facts__about">
          <Heading level={2} look="mini">
            {t.about}
          </Heading>
          {bio !== '' && <p>{bio}</p>}
          {subspecialties.length > 0 && (
            <ul aria-label={facts.specialInterests}>
              {subspecialties.map((one) => (
                <li key={one}>
                  <Tag tone="neutral">{one}</Tag>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      <div className="tele-specialist-facts__foot">
        {specialist.featured && <FeaturedLabel />}
        {isKept !== undefined && (
          <Button size="sm" iconStart={HeartIcon} loading={busy} onClick={onKeep}>
            {isKept ? t.forget : t.keep}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
};
