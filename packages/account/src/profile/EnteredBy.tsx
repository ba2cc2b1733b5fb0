import { sydney, type Me } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { accountMessages } from '../account.messages.ts';
import './EnteredBy.css';

export interface EnteredByProps {
  entry: NonNullable<NonNullable<Me['entered']>['name']>;
}

/** Who entered a field of the profile, and when. */
export const EnteredBy = ({ entry: { at, clinic } }: EnteredByProps) => {
  const t = useMessages(accountMessages);
  const format = useFormat();
  const when = format.dayTimeWithZone(at, sydney, useNow());
  return (
    <span className="tele-entered-by">
      {clinic === null ? t.enteredByYou({ when }) : t.enteredBy({ clinic, when })}
    </span>
  );
};
