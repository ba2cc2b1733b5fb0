import { formatLocation, stateCodes } from '@tele/core';
import { Avatar, Card, CardBody, DataList, DataRow, Heading, Link, useMessages } from '@tele/ui';
import type { Provider } from '../standing/read-provider.ts';
import { profileMessages } from './profile.messages.ts';
import './ProfileCard.css';

export interface ProfileCardProps {
  provider: Provider;
  specialtyLabel: string;
}

export const ProfileCard = ({ provider, specialtyLabel }: ProfileCardProps) => {
  const { name = '', photoUrl, location, specialties = [], licences = [], profile } = provider;
  const t = useMessages(profileMessages);
  return (
    <Card className="tele-profile-card">
      <CardBody>
        <div className="tele-profile-card__who">
          <Avatar name={name} photoUrl={photoUrl} size={56} />
          <Heading level={2} look="section">
            {name}
          </Heading>
        </div>
        <DataList>
          {location && <DataRow term={t.basedIn}>{formatLocation(location)}</DataRow>}
          {specialties.length > 0 && (
            <DataRow term={t.specialties({ specialtyLabel })}>
              <ul className="tele-profile-card__list">
                {specialties.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </DataRow>
          )}
          {licences.map(({ kind, label, number, states, register }) => (
            <DataRow key={kind} term={label}>
              <span className="tele-profile-card__number" translate="no">
                {number}
              </span>
              <span className="tele-profile-card__more">
                {states.length === stateCodes.length ? t.everyState : t.states({ states: states.join(', ') })}
              </span>
              {register.url && (
                <Link href={register.url} className="tele-profile-card__register" target="_blank" rel="noreferrer">
                  {t.register({ register: register.name })}
                </Link>
              )}
            </DataRow>
          ))}
        </DataList>
        <Heading level={3} look="mini">
          {t.about}
        </Heading>
        <p className="tele-profile-card__text" data-empty={profile ? undefined : true}>
          {profile ?? t.noText}
        </p>
      </CardBody>
    </Card>
  );
};
