import { mayBook, missingProfileFields, zoneAbbreviation } from '@tele/core';
import { QueryBoundary } from '@tele/kit';
import { LatePart, Sheet, Skeleton, SkeletonRegion, useMessages } from '@tele/ui';
import { useEffect, useState } from 'react';
import type { Worded } from '../screen/worded.ts';
import type { Booker } from './booker.data.ts';
import { ClientsOnly } from './ClientsOnly.tsx';
import { lateSubmitSteps } from './late-submit-steps.ts';
import type { SummaryPick } from './PickSummary.tsx';
import { submitMessages } from './submit.messages.ts';
import { SubmitSteps } from './SubmitSteps.tsx';
import './SubmitSheet.css';

export interface SubmitSheetProps {
  open: boolean;
  worded: Worded;
  specialty: string;
  feeCapCents: number | null;
  picks: readonly SummaryPick[];
  /** Specialists whose time was taken while the card was sent. */
  goneIds?: readonly string[];
  zone: string;
  booker: Booker;
  /** Shown under the card for a failure that has no text of its own; 'Failed to create request' by default. */
  failureText?: string;
  onClose: () => void;
  onGoneSeen?: () => void;
  /** Sends the request with this card. What it throws is shown under the card. */
  onPaymentMethod: (paymentMethodId: string) => Promise<void>;
}

/**
 * 'Submit your request': first what a booking in this category needs of the person and their profile lacks, then the card (design
 * section 10 't. Submit'). A profile that has it all goes to the card at once. Cannot be left while it sends.
 */
export const SubmitSheet = (props: SubmitSheetProps) => {
  const { open, worded, specialty, picks, goneIds = [], zone, booker, onClose } = props;
  const t = useMessages(submitMessages);
  const [busy, setBusy] = useState(false);
  const [changing, setChanging] = useState(false);
  const [moved, setMoved] = useState(false);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const picked = picks.length > 0;
  useEffect(() => {
    if (picked) lateSubmitSteps.preload();
  }, [picked]);
  const me = booker.me.data;
  const missing = me ? missingProfileFields(me.profile, worded.profession, me.onFile) : [];
  const step = changing || missing.length > 0 ? 'details' : 'card';
  const zones = [...new Set(picks.map(({ slotISO }) => zoneAbbreviation(slotISO, zone)))];
  const close = (): void => {
    setChanging(false);
    setMoved(false);
    onClose();
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && close()}
      title={t.title}
      description={
        step === 'details'
          ? t.aboutDetails({ ...worded, specialty, count: picks.length })
          : t.aboutCard({ specialty, zones })
      }
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
              {({ BookerLine, CardStep, DetailsStep, OnFileLine }) => (
                <>
                  <SubmitSteps step={step} />
                  {onFile && <p className="tele-submit-practice">{t.practiceLearns}</p>}
                  {step === 'details' ? (
                    <DetailsStep
                      worded={worded}
                      known={{ profile, onFile }}
                      name={name}
                      onlyMissing={!changing}
                      foot={foot}
                      onBusyChange={setBusy}
                      onBack={close}
                      onSave={async (details) => {
                        await booker.save(details);
                        setChanging(false);
                        setMoved(true);
                      }}
                    />
                  ) : (
                    <CardStep
                      worded={worded}
                      specialty={specialty}
                      picks={picks}
                      goneIds={goneIds}
                      feeCapCents={props.feeCapCents}
                      zone={zone}
                      foot={foot}
                      failureText={props.failureText ?? t.failed}
                      takesFocus={moved}
                      booker={
                        onFile ? (
                          <OnFileLine />
                        ) : (
                          profile && <BookerLine worded={worded} profile={profile} onChange={() => setChanging(true)} />
                        )
                      }
                      onBusyChange={setBusy}
                      onGoneSeen={() => props.onGoneSeen?.()}
                      onPaymentMethod={props.onPaymentMethod}
                    />
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
