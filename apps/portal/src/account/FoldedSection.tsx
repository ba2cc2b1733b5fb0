import { Disclosure } from '@tele/ui';
import type { ReactNode } from 'react';
import { FormSection } from './FormSection.tsx';
import './FormSection.css';

export interface FoldedSectionProps {
  title: string;
  lede: string;
  /** The button that shows the fields. */
  summary: string;
  /** Whether something of it is on file: it then stands open. */
  filled: boolean;
  children: ReactNode;
}

/** A part of the form that only some people need. */
export const FoldedSection = ({ title, lede, summary, filled, children }: FoldedSectionProps) => (
  <FormSection title={title} lede={lede}>
    {filled ? (
      children
    ) : (
      <Disclosure summary={summary} className="tele-form-section__wide">
        <div className="tele-form-section__fields">{children}</div>
      </Disclosure>
    )}
  </FormSection>
);
