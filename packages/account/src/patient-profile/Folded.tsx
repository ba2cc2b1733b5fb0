import { Disclosure } from '@tele/ui';
import type { ReactNode } from 'react';
import '../section/FormSection.css';

export interface FoldedProps {
  /** The button that shows the fields. */
  summary: string;
  /** True if some of it is on file: the fold then starts open. */
  filled: boolean;
  children: ReactNode;
}

export const Folded = ({ summary, filled, children }: FoldedProps) =>
  filled ? (
    children
  ) : (
    <Disclosure summary={summary} className="tele-form-section__wide">
      <div className="tele-form-section__fields">{children}</div>
    </Disclosure>
  );
