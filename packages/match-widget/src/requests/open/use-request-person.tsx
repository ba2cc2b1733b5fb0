import type { Me, PersonBookedFor } from '@tele/core';
import { peopleMessages, WhoChoice } from '@tele/kit';
import { LatePart, Sheet, Skeleton, useMessages } from '@tele/ui';
import { useState, type ReactNode } from 'react';
import { useBookedFor } from '../../submit/use-booked-for.ts';
import { lateAddPerson } from './late-add-person.ts';
import '../../submit/SubmitSheet.css';

interface RequestPersonOptions {
  /** Whoever asks; undefined while nobody is known. */
  me: Me | undefined;
  /** Null: whoever asks. */
  personId: string | null;
  onChoose: (personId: string | null) => void;
}

/** Who times are asked for: the choice for the form, and the sheet in which somebody is added. Nobody else on a page of a partner. */
export const useRequestPerson = ({ me, personId, onChoose }: RequestPersonOptions) => {
  const words = useMessages(peopleMessages);
  const { people, person } = useBookedFor({ me, personId, onPersonChange: onChoose, enabled: true });
  const [adding, setAdding] = useState(false);
  const [busy, setBusy] = useState(false);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const items = people.query.data?.items;
  /** Whom it is for by now, of whoever is signed in by now: read first where that was chosen before a reload. False for somebody who is there no more. */
  const settle = async ({ onFile }: Me): Promise<PersonBookedFor | null | false> => {
    if (personId === null || onFile) return null;
    const known = items ?? (await people.query.refetch({ throwOnError: true })).data?.items;
    return known?.find((one) => one.personId === personId) ?? false;
  };
  const choice: ReactNode = me && items && (
    <WhoChoice
      name={me.profile?.name ?? me.name ?? ''}
      people={items}
      personId={person?.personId ?? null}
      onChoose={onChoose}
      onAdd={() => setAdding(true)}
    />
  );
  const sheet: ReactNode = (
    <Sheet
      open={adding}
      onOpenChange={(next) => !next && setAdding(false)}
      title={words.newTitle}
      description={words.lede}
      dismissible={!busy}
      footer={<div ref={setFoot} className="tele-submit-foot" />}
    >
      <LatePart code={lateAddPerson} loading={<Skeleton shape="block" height={320} />}>
        {(AddPerson) => (
          <AddPerson
            foot={foot}
            busy={busy}
            onBusyChange={setBusy}
            onSave={async (details) => {
              onChoose((await people.add(details)).personId);
              setAdding(false);
            }}
          />
        )}
      </LatePart>
    </Sheet>
  );
  return { settle, choice, sheet };
};
