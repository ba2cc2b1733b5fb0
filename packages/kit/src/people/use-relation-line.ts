import { dayKey, sydney, type PersonBookedFor } from '@tele/core';
import { useMessages } from '@tele/ui';
import { useNow } from '../provider/context.ts';
import { peopleMessages } from './people.messages.ts';

export const ageOn = (dob: string, today: string): number =>
  Number(today.slice(0, 4)) - Number(dob.slice(0, 4)) - (today.slice(5) < dob.slice(5) ? 1 : 0);

/** Relation of a person to the one who books: 'Your child, 7'. */
export const useRelationLine = (): ((person: Pick<PersonBookedFor, 'relation' | 'dob'>) => string) => {
  const t = useMessages(peopleMessages);
  const today = dayKey(useNow().toISOString(), sydney);
  return ({ relation, dob }) =>
    dob === null ? t[relation] : t.relationAndAge({ relation: t[relation], age: ageOn(dob, today) });
};
