import { spokenPhone, type PersonBookedFor } from '@tele/core';
import { useFormat, useRelationLine } from '@tele/kit';
import { Avatar, Button, useMessages, VisuallyHidden } from '@tele/ui';
import { AccountRow } from '../section/AccountRow.tsx';
import { ownPeopleMessages } from './own-people.messages.ts';

export interface PersonRowProps {
  person: PersonBookedFor;
  onEdit: () => void;
}

export const PersonRow = ({ person, onEdit }: PersonRowProps) => {
  const t = useMessages(ownPeopleMessages);
  const format = useFormat();
  const lineOf = useRelationLine();
  const { name, dob, phone, requests } = person;
  const relation = lineOf({ ...person, dob: null });
  const facts = [
    dob === null ? relation : t.born({ line: relation, day: dayOf(format.dayLabel(dob)) }),
    requests > 0 && t.requests({ count: requests }),
  ];
  return (
    <AccountRow
      mark={<Avatar name={name} size={40} />}
      title={name}
      hint={[facts.filter(Boolean).join(', '), phone && t.callOn({ phone: spokenPhone(phone) })]
        .filter(Boolean)
        .join('. ')}
    >
      <Button size="sm" onClick={onEdit}>
        <span>{t.edit}</span>
        <VisuallyHidden>{t.ofWhom({ name })}</VisuallyHidden>
      </Button>
    </AccountRow>
  );
};

const dayOf = ({ day, month, year }: { day: number; month: string; year: number }): string => `${day} ${month} ${year}`;
