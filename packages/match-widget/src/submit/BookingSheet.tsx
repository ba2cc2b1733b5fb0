import { mayBook, missingProfileFields } from '@tele/core';
import { QueryBoundary } from '@tele/kit';
import { LatePart, Sheet, Skeleton, SkeletonRegion, useMessages } from '@tele/ui';
import { useState, type ReactNode } from 'react';
import type { Worded } from '../screen/worded.ts';
import type { Booker } from './booker.data.ts';
import { ClientsOnly } from './ClientsOnly.tsx';
import { lateSubmitSteps } from './late-submit-steps.ts';
import { submitMessages } from './submit.messages.ts';
import { SubmitSteps } from './SubmitSteps.tsx';
import './SubmitSheet.css';

/** What the last step of the sheet is drawn with. */
export interface BookingStep {
  /** The sheet's foot, where its button goes; null while that is mounting. */
  foot: HTMLElement | null;
  /** Who it is for. */
  bookerLine: ReactNode;
  /** Whether the step before was just left: the focus comes along then. */
  takesFocus: boolean;
  onBusyChange: (busy: boolean) => void;
}

export interface BookingSheetProps {
  open: boolean;
  worded: Worded;
  title: string;
  /** One line under the title, by step. */
  describe: (step: 'details' | 'last') => ReactNode;
  booker: Booker;
  /** The buttons of the details; back to where the sheet was opened from, and on. */
  backLabel: string;
  nextLabel: string;
  /** Marks the two steps above them: for a sheet whose second step takes a card. */
  marksSteps?: boolean;
  onClose: () => void;
  /** The details are saved; the last step is next. */
  onDetailsSaved?: () => void;
  children: (step: BookingStep) => ReactNode;
}

/**
 * A sheet that books something: first what a booking in this category needs of the person and their profile lacks, then its last step. A
 * profile that has it all goes there at once. Cannot be left while it sends.
 */
export const BookingSheet = (props: BookingSheetProps) => {
  const { open, worded, title, describe, booker, marksSteps = false, onClose, onDetailsSaved, children } = props;
  const t = useMessages(submitMessages);
  const [busy, setBusy] = useState(false);
  const [changing, setChanging] = useState(false);
  const [moved, setMoved] = useState(false);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const me = booker.me.data;
  const missing = me ? missingProfileFields(me.profile, worded.profession, me.onFile) : [];
  const step = changing || missing.length > 0 ? 'details' : 'last';
  const close = (): void => {
    setChanging(false);
    setMoved(false);
    onClose();
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
        {({ role, name, profile, onFile }) =>
          !mayBook({ role, profile }) ? (
            <ClientsOnly worded={worded} />
          ) : (
            <LatePart
              code={lateSubmitSteps}
              loading={
                <SkeletonRegion label={t.profileLoading}>
                  <Skeleton shape="block" height={180} />
                </SkeletonRegion>
              }
            >
              {({ BookerLine, DetailsStep, OnFileLine }) => (
                <>
                  {marksSteps && <SubmitSteps step={step === 'last' ? 'card' : 'details'} />}
                  {onFile && <p className="tele-submit-practice">{t.practiceLearns}</p>}
                  {step === 'details' ? (
                    <DetailsStep
                      worded={worded}
                      known={{ profile, onFile }}
                      name={name}
                      onlyMissing={!changing}
                      foot={foot}
                      backLabel={props.backLabel}
                      nextLabel={props.nextLabel}
                      onBusyChange={setBusy}
                      onBack={close}
                      onSave={async (details) => {
                        await booker.save(details);
                        setChanging(false);
                        setMoved(true);
                        onDetailsSaved?.();
                      }}
                    />
                  ) : (
                    children({
                      foot,
                      bookerLine: onFile ? (
                        <OnFileLine />
                      ) : (
                        profile && <BookerLine worded={worded} profile={profile} onChange={() => setChanging(true)} />
                      ),
                      takesFocus: moved,
                      onBusyChange: setBusy,
                    })
                  )}
                </>
              )}
            </LatePart>
          )
        }
      </QueryBoundary>
    </Sheet>
  );
};
