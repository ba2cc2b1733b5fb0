import type { ApplicationField, Category, DocumentKind, StaffApplication } from '@tele/core';
import { errorText } from '@tele/kit';
import { Button, lateCode, Notice, useLate, useMessages, VisuallyHidden } from '@tele/ui';
import { useEffect, useRef, useState } from 'react';
import { applicationMessages } from '../application/application.messages.ts';
import { documentPlaces, firstGiven } from '../viewer/document-places.ts';
import { DocumentsCard } from '../viewer/DocumentsCard.tsx';
import { ApplicationFacts } from './ApplicationFacts.tsx';
import { Checklist } from './Checklist.tsx';
import { checksMessages } from './checks.messages.ts';
import { Decision } from './Decision.tsx';
import { KeysSheet } from './KeysSheet.tsx';
import { Outcome, type OutcomeProps } from './Outcome.tsx';
import { fieldNames, reviewMessages } from './review.messages.ts';
import { useDecision } from './use-decision.ts';
import { useKeys } from './use-keys.ts';
import { useKeysOn } from './use-keys-on.ts';
import { useNote } from './use-note.ts';
import { useTicks } from './use-ticks.ts';
import './ReviewScreen.css';

const lateRejectSheet = lateCode(() => import('./RejectSheet.tsx'));

export interface ReviewDeskProps {
  application: StaffApplication;
  category: Category;
  /** Reviewer according to the queue, which is polled. */
  takenBy: StaffApplication['takenBy'];
  goOn: OutcomeProps['goOn'];
  helpOpen: boolean;
  onHelp: (open: boolean) => void;
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
  onLate: () => void;
  onDecided: () => void;
}

/** Documents next to the application, checklist and decision; on a phone documents first, decision last. */
export const ReviewDesk = (props: ReviewDeskProps) => {
  const { application, category, takenBy, goOn, helpOpen, onHelp, onLate } = props;
  const { applicationId, checks, status } = application;
  const t = useMessages(reviewMessages);
  const { ticked: isTicked, unticked } = useMessages(checksMessages);
  const { kind: kindName } = useMessages(applicationMessages);
  const fields = useMessages(fieldNames);
  const places = documentPlaces(category, application, (kind) => kindName({ kind }));
  const [shown, show] = useState<DocumentKind>(() => firstGiven(places));
  // A new object at each opening: a press retries a failed load.
  const [rejecting, setRejecting] = useState<object | null>(null);
  const sheet = useLate(lateRejectSheet, rejecting);
  const root = useRef<HTMLDivElement>(null);
  const [said, say] = useState('');
  const [keysOn, turnKeys] = useKeysOn();
  const { ticked, tick, forget } = useTicks(applicationId);
  const { note, write, forget: forgetNote } = useNote(applicationId, application.note);
  const decision = useDecision({
    application,
    onLate,
    onDecided: () => {
      forget();
      forgetNote();
      props.onDecided();
    },
  });
  const pending = status === 'PENDING';
  const others = pending && takenBy !== null && !takenBy.mine;
  const mayDecide = pending && !others;

  // Opening takes the application if no one has it.
  const tried = useRef(false);
  const { take } = decision;
  useEffect(() => {
    if (!pending || takenBy !== null || tried.current) return;
    tried.current = true;
    take();
  }, [pending, takenBy, take]);

  const labelOf = (field: ApplicationField): string =>
    places.find(({ kind }) => kind === field)?.label ??
    (field in fields ? fields[field as keyof typeof fields] : kindName({ kind: field as DocumentKind }));
  const showBeside = (step: 1 | -1) => (): void => {
    const next = places[places.findIndex(({ kind }) => kind === shown) + step];
    if (!next) return;
    show(next.kind);
    say(t.documentShown({ label: next.label }));
  };
  const tickAt = (index: number) => (): void => {
    const check = checks[index];
    if (check === undefined || !mayDecide) return;
    tick(check);
    say((ticked.includes(check) ? unticked : isTicked)({ check }));
  };
  useKeys(
    root,
    {
      j: props.onNext,
      k: props.onPrevious,
      '[': showBeside(-1),
      ']': showBeside(1),
      '?': () => onHelp(true),
      ...Object.fromEntries(checks.map((_, index) => [String(index + 1), tickAt(index)])),
    },
    keysOn && rejecting === null && !helpOpen,
  );
  return (
    <div ref={root} className="tele-staff-review__columns">
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {decision.late && !pending && (
        <Notice
          tone="caution"
          role="alert"
          title={t.faster({ by: application.decidedBy, status })}
          className="tele-staff-review__news"
        >
          {t.fasterHint}
        </Notice>
      )}
      {others && (
        <Notice
          tone="info"
          title={t.with({ name: takenBy.name })}
          className="tele-staff-review__news"
          actions={
            <Button loading={decision.isTaking} loadingLabel={t.takingOver} onClick={take}>
              {t.takeOver}
            </Button>
          }
        >
          <span>{t.withHint}</span>
          {decision.takeError && <p role="alert">{errorText(decision.takeError, t.notTaken)}</p>}
        </Notice>
      )}
      <div className="tele-staff-review__papers">
        <DocumentsCard {...{ application, places, shown }} onShow={show} opens={mayDecide} onReload={onLate} />
      </div>
      <div className="tele-staff-review__aside">
        <ApplicationFacts application={application} />
        {pending && <Checklist {...{ application, category }} ticked={ticked} onTick={tick} readOnly={!mayDecide} />}
        {mayDecide && (
          <Decision
            application={application}
            ticked={ticked}
            note={note}
            onNote={write}
            onApprove={() =>
              decision.approve(
                checks.filter((check) => ticked.includes(check)),
                note,
              )
            }
            onReject={() => setRejecting({})}
            approving={decision.approving}
            problem={decision.problem}
          />
        )}
        {!pending && <Outcome application={application} labelOf={labelOf} goOn={goOn} />}
      </div>
      {sheet.tag === 'ready' && (
        <sheet.part.default
          applicationId={applicationId}
          category={category}
          labelOf={labelOf}
          open={rejecting !== null && mayDecide}
          onClose={() => setRejecting(null)}
          onReject={({ reason, faults }) => decision.reject(reason, faults, note)}
        />
      )}
      <KeysSheet open={helpOpen} onClose={() => onHelp(false)} checks={checks.length} on={keysOn} onTurn={turnKeys} />
    </div>
  );
};
