import type { PersonBookedFor } from '@tele/core';
import { peopleMessages, QueryBoundary, usePeople } from '@tele/kit';
import { Button, Card, CardFooter, PlusIcon, Skeleton, useFocusKept, useMessages, useToast } from '@tele/ui';
import { useState } from 'react';
import { AccountSection } from '../section/AccountSection.tsx';
import { ownPeopleMessages } from './own-people.messages.ts';
import { PersonRow } from './PersonRow.tsx';
import { PersonSheet } from './PersonSheet.tsx';
import '../section/AccountRows.css';

/** People someone books for: a row each, edited in a sheet (design s). */
export const PeopleSection = () => {
  const t = useMessages(ownPeopleMessages);
  const words = useMessages(peopleMessages);
  const toast = useToast();
  const people = usePeople(true);
  const focus = useFocusKept<HTMLElement>(String(people.query.data?.items.length));
  // Kept during the closing animation.
  const [shown, setShown] = useState<PersonBookedFor | null>(null);
  const [open, setOpen] = useState(false);
  const show = (person: PersonBookedFor | null): void => {
    setShown(person);
    setOpen(true);
  };
  return (
    <AccountSection title={t.title} lede={t.lede}>
      <QueryBoundary
        query={people.query}
        errorTitle={words.loadFailed}
        loadingLabel={t.title}
        loading={<Skeleton shape="block" height={120} />}
      >
        {({ items }) => (
          <Card {...focus}>
            <ul className="tele-account-rows">
              {items.length === 0 && <li className="tele-account-rows__row">{t.none}</li>}
              {items.map((person) => (
                <PersonRow key={person.personId} person={person} onEdit={() => show(person)} />
              ))}
            </ul>
            <CardFooter>
              <Button variant="ghost" iconStart={PlusIcon} onClick={() => show(null)}>
                {t.add}
              </Button>
            </CardFooter>
          </Card>
        )}
      </QueryBoundary>
      <PersonSheet
        key={shown?.personId ?? 'new'}
        open={open}
        person={shown}
        people={people}
        onDone={(said) => {
          setOpen(false);
          toast.show(said, { tone: 'positive' });
        }}
        onClose={() => setOpen(false)}
      />
    </AccountSection>
  );
};
