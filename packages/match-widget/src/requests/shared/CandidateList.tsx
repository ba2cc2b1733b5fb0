import type { Candidate } from '@tele/core';
import { CandidateRow } from './CandidateRow.tsx';
import './CandidateList.css';

export interface CandidateListProps {
  candidates: readonly Candidate[];
  zone: string;
  /** Paid for: until then nobody has been asked. */
  sent: boolean;
  label?: string;
}

const order = ['ACCEPTED', 'PENDING', 'DECLINED', 'LOST', 'CANCELLED'] as const;

/** The picked specialists, those that still matter first. */
export const CandidateList = ({ candidates, zone, sent, label }: CandidateListProps) => (
  <ul className="tele-candidate-list" aria-label={label}>
    {candidates
      .toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status))
      .map((candidate) => (
        <CandidateRow key={candidate.specialistId} candidate={candidate} zone={zone} sent={sent} />
      ))}
  </ul>
);
