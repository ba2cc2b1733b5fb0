import type { Specialist } from '@tele/core';
import { Link, useMessages, VisuallyHidden } from '@tele/ui';
import { resultsMessages } from './results.messages.ts';

export interface RegistrationNumberProps {
  registration: NonNullable<Specialist['registration']>;
}

/** Number in a public register, with a link to look it up. */
export const RegistrationNumber = ({ registration: { number, register } }: RegistrationNumberProps) => {
  const t = useMessages(resultsMessages);
  return (
    <>
      <bdi translate="no">{number}</bdi>{' '}
      <Link href={register.url} target="_blank" rel="noreferrer">
        <span>{t.register}</span>
        <VisuallyHidden>{t.registerWhat({ number, name: register.name })}</VisuallyHidden>
      </Link>
    </>
  );
};
