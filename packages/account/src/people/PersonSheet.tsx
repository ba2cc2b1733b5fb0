import type { PersonBookedFor } from '@tele/core';
import { peopleMessages, PersonForm, errorText, type People } from '@tele/kit';
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
  // Removal dialog; null when closed.
  const [removal, setRemoval] = useState<{ busy: boolean; problem: string | null } | null>(null);
  const remove = async ({ personId, name }: PersonBookedFor): Promise<void> => {
    setRemoval({ busy: true, problem: null });
    try {
      await people.remove(personId);
      setRemoval(null);
      onDone(t.removed({ name }));
    } catch (error) {
      setRemoval({ busy: false, problem: errorText(error, t.removeFailed) });
    }
  };
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
                  <Button variant="danger" disabled={busy} onClick={() => setRemoval({ busy: false, problem: null })}>
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
          open={removal !== null}
          title={t.removeTitle(person)}
          tone="danger"
          confirmLabel={t.remove}
          busy={removal?.busy === true}
          busyLabel={t.removing}
          error={removal?.problem}
          onConfirm={() => void remove(person)}
          onCancel={() => setRemoval(null)}
        >
          {person.requests > 0 ? t.removeKeeps : t.removeForgets}
        </ConfirmDialog>
      )}
    </>
  );
};
