import { requestStage, type Selection } from '@tele/core';
import { StatusPill } from '@tele/kit';
import { pillOf } from '../shared/pill-of.ts';
import './RequestTitle.css';

/** The heading of a request: what for, and how it stands. Said when that changes while somebody looks. */
export const RequestTitle = ({ selection }: { selection: Selection }) => (
  <span className="tele-request-title">
    <span>{selection.specialty}</span> <StatusPill {...pillOf(selection, requestStage(selection))} />
  </span>
);
