import { LatePart } from '@tele/ui';
import type { ReactNode } from 'react';
import type { FirstVisitProps } from './FirstVisit.tsx';
import { lateFirstVisit } from './late-first-visit.ts';

export interface NewPatientHomeProps extends FirstVisitProps {
  loading: ReactNode;
}

/** Dashboard of a person without a patient profile, whose lists the API refuses. */
export const NewPatientHome = ({ loading, ...props }: NewPatientHomeProps) => (
  <LatePart code={lateFirstVisit} loading={loading} headingLevel={1}>
    {(FirstVisit) => <FirstVisit {...props} />}
  </LatePart>
);
