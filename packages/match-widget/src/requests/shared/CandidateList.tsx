import type { Candidate } from '@tele/core';
import { CandidateRow } from './CandidateRow.tsx';
import './CandidateList.css';

export interface CandidateListProps {
  candidates: readonly Candidate[];
  zone: string;
  sent: boolean;
  label?: string;
}

const order = ['ACCEPTED', 'PENDING', 'DECLINED', 'LOST', 'CANCELLED'] as const;

export const CandidateList = ({ candidates, zone, sent, label }: CandidateListProps) => (
  <ul className="tele-candidate-list" aria-label={label}>
    {candidates
      .toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status))
      .map((candidate) => (
        <CandidateRow key={candidate.specialistId} candidate={candidate} zone={zone} sent={sent} />
      ))}
  </ul>
);
