import type { PersonBookedFor } from '@tele/core';
import { peopleMessages, PersonForm, errorText, type People } from '@tele/kit';
import { Button, ConfirmDialog, Sheet, useMessages } from '@tele/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { ownPeopleMessages } from './own-people.messages.ts';
import '../section/AccountPage.css';

export interface PersonSheetProps {
  open: boolean;
  /** Null for somebody new. */
  person: PersonBookedFor | null;
  people: People;
  /** Saved or removed: what to say of it. */
  onDone: (said: string) => void;
  onClose: () => void;
}

/** The details of somebody one books for, and the way to remove them. */
export const PersonSheet = ({ open, person, people, onDone, onClose }: PersonSheetProps) => {
  const t = useMessages(ownPeopleMessages);
  const words = useMessages(peopleMessages);
  const [busy, setBusy] = useState(false);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const [asking, setAsking] = useState(false);
  const [removing, setRemoving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async ({ personId, name }: PersonBookedFor): Promise<void> => {
    setRemoving(true);
    setProblem(null);
    try {
      await people.remove(personId);
      setAsking(false);
      onDone(t.removed({ name }));
    } catch (error) {
      setProblem(errorText(error, t.removeFailed));
    }
    setRemoving(false);
  };
  return (
    <>
      <Sheet
        open={open}
        onOpenChange={(next) => !next && onClose()}
        title={person ? words.theirDetails(person) : words.newTitle}
        description={words.lede}
        dismissible={!busy}
        footer={<div ref={setFoot} className="tele-account-page__buttons" />}
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
          busy={removing}
          busyLabel={t.removing}
          error={problem}
          onConfirm={() => void remove(person)}
          onCancel={() => {
            setAsking(false);
            setProblem(null);
          }}
        >
          {person.requests > 0 ? t.removeKeeps : t.removeForgets}
        </ConfirmDialog>
      )}
    </>
  );
};
