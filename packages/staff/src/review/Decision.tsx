import { isScanPassed, staffNoteRule, type StaffApplication, type StaffCheck } from '@tele/core';
import { Button, Card, CardBody, Field, Notice, TextArea, useMessages } from '@tele/ui';
import { useId } from 'react';
import { checksMessages } from './checks.messages.ts';
import { decisionMessages } from './decision.messages.ts';
import './Decision.css';

export interface DecisionProps {
  application: Pick<StaffApplication, 'checks' | 'documents'>;
  ticked: readonly StaffCheck[];
  note: string;
  onNote: (note: string) => void;
  onApprove: () => void;
  /** Opens the form for fields and reason first. */
  onReject: () => void;
  approving: 'no' | 'sending' | 'waiting';
  problem: string | null;
}

/** Note, reject, approve. Approve needs all checks: the line below names the rest. */
export const Decision = (props: DecisionProps) => {
  const t = useMessages(decisionMessages);
  const { check: nameOf } = useMessages(checksMessages);
  const id = useId();
  const { checks, documents } = props.application;
  const scanned = documents.every(({ scan }) => isScanPassed(scan));
  const left = checks.filter((check) => !props.ticked.includes(check));
  return (
    <Card as="section" aria-label={t.decision}>
      <CardBody>
        <div className="tele-decision">
          <Field label={t.note} optional hint={t.noteHint}>
            <TextArea
              rows={2}
              maxLength={staffNoteRule.maxLength}
              showCount
              autoComplete="off"
              value={props.note}
              onChange={(event) => props.onNote(event.target.value)}
            />
          </Field>
          {props.problem !== null && (
            <Notice tone="critical" role="alert" compact>
              {props.problem}
            </Notice>
          )}
          <div className="tele-decision__buttons">
            <Button variant="danger" size="lg" disabled={props.approving !== 'no'} onClick={props.onReject}>
              {t.reject}
            </Button>
            <Button
              variant="primary"
              size="lg"
              className="tele-decision__approve"
              disabled={left.length > 0 || !scanned}
              aria-describedby={id}
              loading={props.approving !== 'no'}
              loadingLabel={props.approving === 'waiting' ? t.waiting : t.approving}
              onClick={props.onApprove}
            >
              {t.approve}
            </Button>
          </div>
          <p id={id} className="tele-decision__rule">
            {`${!scanned ? `${t.notScanned} ` : ''}${left.length > 0 && left.length <= 2 ? `${t.left({ left: left.map((check) => nameOf({ check })) })} ` : ''}${t.rule({ all: checks.length })}`}
          </p>
        </div>
      </CardBody>
    </Card>
  );
};
