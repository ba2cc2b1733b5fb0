import type { PersonBookedFor } from '@tele/core';
import { errorText, peopleMessages, PersonForm, useChange, type People } from '@tele/kit';
import { Button, ConfirmDialog, Sheet, useMessages } from '@tele/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { ownPeopleMessages } from './own-people.messages.ts';
import '../section/AccountScreen.css';

export interface PersonSheetProps {
  open: boolean;
  person: PersonBookedFor | null;
  people: People;
  /** Saved or removed: receives the toast text. */
  onDone: (said: string) => void;
  onClose: () => void;
}

/** Details of a person someone books for, with removal. */
export const PersonSheet = ({ open, person, people, onDone, onClose }: PersonSheetProps) => {
  const t = useMessages(ownPeopleMessages);
  const words = useMessages(peopleMessages);
  const [busy, setBusy] = useState(false);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const [asking, setAsking] = useState(false);
  const remove = useChange('removePerson', {
    onDone: () => {
      setAsking(false);
      if (person) onDone(t.removed(person));
    },
  });
  return (
    <>
      <Sheet
        open={open}
        onOpenChange={(next) => !next && onClose()}
        title={person ? words.theirDetails(person) : words.newTitle}
        description={words.lede}
        dismissible={!busy}
        footer={<div ref={setFoot} className="tele-account-screen__buttons" />}
      >
        <PersonForm
          person={person}
          onBusyChange={setBusy}
          onSave={async (details) => {
            const saved = await (person ? people.save(person.personId, details) : people.add(details));
            onDone(t.saved(saved));
          }}
        >
          {({ formId, savingLabel }) =>
            foot &&
            createPortal(
              <>
                {person && (
                  <Button variant="danger" disabled={busy} onClick={() => setAsking(true)}>
                    {t.remove}
                  </Button>
                )}
                <Button type="submit" form={formId} variant="primary" loading={busy} loadingLabel={savingLabel}>
                  {t.save}
                </Button>
              </>,
              foot,
            )
          }
        </PersonForm>
      </Sheet>
      {person && (
        <ConfirmDialog
          open={asking}
          title={t.removeTitle(person)}
          tone="danger"
          confirmLabel={t.remove}
          busy={remove.isPending}
          busyLabel={t.removing}
          error={remove.error && errorText(remove.error, t.removeFailed)}
          onConfirm={() => remove.mutate({ params: { id: person.personId } })}
          onCancel={() => {
            remove.reset();
            setAsking(false);
          }}
        >
          {person.requests > 0 ? t.removeKeeps : t.removeForgets}
        </ConfirmDialog>
      )}
    </>
  );
};
