import { sydney, type ApplicationField, type StaffApplication } from '@tele/core';
import { useFormat } from '@tele/kit';
import { Card, CardBody, CardFooter, CardHeader, DataList, DataRow, useMessages } from '@tele/ui';
import { useId } from 'react';
import { TargetButton } from '../target/TargetButton.tsx';
import type { Target } from '../target/target.ts';
import { decisionMessages } from './decision.messages.ts';

export interface OutcomeProps {
  application: StaffApplication;
  labelOf: (field: ApplicationField) => string;
  goOn: { target: Target; to: 'next' | 'queue' };
}

/** Decision: reviewer, outcome, date and reason. */
export const Outcome = ({ application, labelOf, goOn }: OutcomeProps) => {
  const t = useMessages(decisionMessages);
  const format = useFormat();
  const id = useId();
  const { status, decidedBy, decidedAt, reason, faults, note } = application;
  return (
    <Card as="section" aria-labelledby={id}>
      <CardHeader title={t.outcome({ status })} titleId={id} />
      <CardBody>
        <DataList>
          {decidedBy && <DataRow term={t.by}>{decidedBy}</DataRow>}
          {decidedAt && <DataRow term={t.when}>{format.stamp(decidedAt, sydney)}</DataRow>}
          {reason && <DataRow term={t.reason}>{reason}</DataRow>}
          {faults.map(({ field, text }) => (
            <DataRow key={field} term={labelOf(field)}>
              {text}
            </DataRow>
          ))}
          <DataRow term={t.note}>{note ?? t.noNote}</DataRow>
        </DataList>
      </CardBody>
      <CardFooter>
        <TargetButton target={goOn.target}>{goOn.to === 'next' ? t.goOn : t.back}</TargetButton>
      </CardFooter>
    </Card>
  );
};
