import { formatLocation, type NamedSpecialist } from '@tele/core';
import { Avatar, BareLink } from '@tele/ui';
import './NamedList.css';

export interface NamedListProps {
  specialists: readonly NamedSpecialist[];
  href: (specialistId: string) => string;
}

export const NamedList = ({ specialists, href }: NamedListProps) => {
  return (
    <ul className="tele-named-list">
      {specialists.map(({ specialistId, name, photoUrl, photoSmallUrl, location, specialties }) => (
        <li key={specialistId}>
          <Avatar name={name} photoUrl={photoSmallUrl ?? photoUrl} size={34} />
          <span className="tele-named-list__text">
            <BareLink href={href(specialistId)} translate="no">
              {name}
            </BareLink>
            <span>{[specialties[0], formatLocation(location)].filter(Boolean).join(', ')}</span>
          </span>
        </li>
      ))}
    </ul>
  );
};
