import type { NamedSpecialist } from '@tele/core';
import { Avatar, BareLink, useMessages } from '@tele/ui';
import { specialistMessages } from './specialist.messages.ts';
import './NamedList.css';

export interface NamedListProps {
  /** At least one. */
  specialists: readonly NamedSpecialist[];
  href: (specialistId: string) => string;
}

/** Specialists by name, each leading to their page: those that somebody keeps, or has looked for by name. */
export const NamedList = ({ specialists, href }: NamedListProps) => {
  const t = useMessages(specialistMessages);
  return (
    <ul className="tele-named-list">
      {specialists.map(({ specialistId, name, photoUrl, photoSmallUrl, location, specialties }) => (
        <li key={specialistId}>
          <Avatar name={name} photoUrl={photoSmallUrl ?? photoUrl} size={34} />
          <span className="tele-named-list__text">
            <BareLink href={href(specialistId)}>{name}</BareLink>
            <span>{t.who({ specialties, ...location })}</span>
          </span>
        </li>
      ))}
    </ul>
  );
};
