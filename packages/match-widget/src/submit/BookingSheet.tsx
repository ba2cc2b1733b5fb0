import { missingContactFields, missingPersonFields, missingProfileFields } from '@tele/core';
import { QueryBoundary } from '@tele/kit';
import { LatePart, Sheet, Skeleton, SkeletonRegion, useMessages } from '@tele/ui';
import { useState, type ReactNode } from 'react';
import type { WordingArgs } from '../screen/worded.ts';
import type { Booker } from './booker.data.ts';
import { lateSubmitSteps } from './late-submit-steps.ts';
import { submitMessages } from './submit.messages.ts';
import { SubmitSteps } from './SubmitSteps.tsx';
import { useBookedFor } from './use-booked-for.ts';
import './SubmitSheet.css';

export interface BookingStep {
  foot: HTMLElement | null;
  bookerLine: ReactNode;
  takesFocus: boolean;
  onBusyChange: (busy: boolean) => void;
}

export interface BookingSheetProps {
  open: boolean;
  worded: WordingArgs;
  title: string;
  describe: (step: 'details' | 'last') => ReactNode;
  booker: Booker;
  /** Person ID (null for the booker) and its setter. Omitted for existing requests, which keep theirs. */
  personId?: string | null;
  onPersonChange?: (personId: string | null) => void;
  madeFor?: string | undefined;
  backLabel: string;
  nextLabel: string;
  marksSteps?: boolean;
  onClose: () => void;
  onDetailsSaved?: () => void;
  children: (step: BookingStep) => ReactNode;
}

export const BookingSheet = (props: BookingSheetProps) => {
  const { open, worded, title, describe, booker, personId, onPersonChange, madeFor, onClose, children } = props;
  const { profession } = worded;
  const t = useMessages(submitMessages);
  const [busy, setBusy] = useState(false);
  const [changing, setChanging] = useState(false);
  const [adding, setAdding] = useState(false);
  const [moved, setMoved] = useState(false);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const me = booker.me.data;
  const { people, person, unread } = useBookedFor({ me, personId, onPersonChange, enabled: open });
  const forOther = person !== null || madeFor !== undefined;
  const missingOf = forOther ? missingContactFields : missingProfileFields;
  const missing = me ? missingOf(me.profile, profession, me.onFile) : [];
  const theirs = person ? missingPersonFields(person, profession) : [];
  const step = changing || adding || missing.length + theirs.length > 0 ? 'details' : 'last';
  const leave = (): void => {
    setChanging(false);
    setAdding(false);
  };
  const close = (): void => {
    leave();
    setMoved(false);
    onClose();
  };
  const go = (stillMissing: number): void => {
    leave();
    setMoved(true);
    if (stillMissing === 0) props.onDetailsSaved?.();
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && close()}
      title={title}
      description={describe(step)}
      dismissible={!busy}
      footer={<div ref={setFoot} className="tele-submit-foot" />}
    >
      <QueryBoundary
        query={booker.me}
        loading={<Skeleton shape="block" height={180} />}
        loadingLabel={t.profileLoading}
        errorTitle={t.profileFailed}
      >
        {({ name, profile, onFile }) => (
          <LatePart
            code={lateSubmitSteps}
            loading={
              <SkeletonRegion label={t.profileLoading}>
                <Skeleton shape="block" height={180} />
              </SkeletonRegion>
            }
          >
            {({ BookerLine, OnFileLine, PeopleUnread, WhoStep }) =>
              unread ? (
                <PeopleUnread people={people} />
              ) : (
                <>
                  {props.marksSteps && <SubmitSteps step={step === 'last' ? 'card' : 'details'} />}
                  {onFile && <p className="tele-submit-practice">{t.practiceLearns}</p>}
                  {step === 'details' ? (
                    <WhoStep
                      worded={worded}
                      known={{ profile, onFile, forOther }}
                      name={name}
                      onlyMissing={!changing}
                      who={
                        onFile || !onPersonChange
                          ? null
                          : {
                              people,
                              person,
                              adding,
                              onChoose: (chosen) => {
                                // A newly chosen person's details are reviewed first.
                                setChanging(true);
                                onPersonChange(chosen);
                              },
                              onAdd: setAdding,
                            }
                      }
                      foot={foot}
                      backLabel={props.backLabel}
                      nextLabel={props.nextLabel}
                      onBusyChange={setBusy}
                      onBack={close}
                      onPersonSaved={() => go(missingContactFields(profile, profession, onFile).length)}
                      onSave={async (details) => {
                        await booker.save(details);
                        go(0);
                      }}
                    />
                  ) : (
                    children({
                      foot,
                      bookerLine: onFile ? (
                        <OnFileLine />
                      ) : (
                        profile && (
                          <BookerLine
                            worded={worded}
                            patient={madeFor === undefined ? (person ?? profile) : { name: madeFor }}
                            {...(madeFor === undefined && { onChange: () => setChanging(true) })}
                          />
                        )
                      ),
                      takesFocus: moved,
                      onBusyChange: setBusy,
                    })
                  )}
                </>
              )
            }
          </LatePart>
        )}
      </QueryBoundary>
    </Sheet>
  );
};
