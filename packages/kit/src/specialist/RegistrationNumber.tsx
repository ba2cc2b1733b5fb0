import type { Specialist } from '@tele/core';
import { Link, useMessages, VisuallyHidden } from '@tele/ui';
import { specialistFactMessages } from './specialist-fact.messages.ts';

export interface RegistrationNumberProps {
  registration: NonNullable<Specialist['registration']>;
}

export const RegistrationNumber = ({ registration: { number, register } }: RegistrationNumberProps) => {
  const t = useMessages(specialistFactMessages);
  return (
    <Link href={register.url} target="_blank" rel="noreferrer">
      <bdi translate="no">{number}</bdi>
      <VisuallyHidden>{t.registerWhat(register)}</VisuallyHidden>
    </Link>
  );
};
