import type { Selection } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { Card, CardBody, CardHeader, DataList, DataRow, useMessages } from '@tele/ui';
import type { ReactNode } from 'react';
import { worded } from '../../screen/worded.ts';
import { requestMessages } from './request.messages.ts';
import './RequestFacts.css';

export interface RequestFactsProps {
  request: Pick<Selection, 'profession' | 'specialty' | 'person' | 'reason' | 'createdAt'>;
  reference: string;
  openUntil: string | null;
  createdLabel?: string | undefined;
  zone: string;
  when?: ReactNode;
  feeCap?: ReactNode;
  payment?: ReactNode;
}

export const RequestFacts = (props: RequestFactsProps) => {
  const { request, reference, openUntil, zone } = props;
  const t = useMessages(requestMessages);
  const format = useFormat();
  const now = useNow();
  return (
    <Card as="section" aria-labelledby="request-facts">
      <CardHeader title={t.facts} titleId="request-facts" />
      <CardBody>
        <DataList>
          {request.person && (
            <DataRow term={t.forWhom}>
              <bdi translate="no">{request.person.name}</bdi>
            </DataRow>
          )}
          <DataRow term={t.specialty(worded(request.profession))}>{request.specialty}</DataRow>
          {props.when}
          {request.reason && <DataRow term={t.reason}>{request.reason}</DataRow>}
          {props.feeCap}
          <DataRow term={props.createdLabel ?? t.sent}>{format.stamp(request.createdAt, zone)}</DataRow>
          {openUntil && (
            <DataRow term={t.openUntil}>
              <bdi translate="no">{format.dayTimeWithZone(openUntil, zone, now)}</bdi>
            </DataRow>
          )}
          {props.payment}
          <DataRow term={t.reference}>
            <span className="tele-request-facts__reference" translate="no">
              {reference}
            </span>
          </DataRow>
        </DataList>
      </CardBody>
    </Card>
  );
};
