import { Heading } from '@tele/ui';
import type { ReactNode } from 'react';
import './FormSection.css';

export interface FormSectionProps {
  title: string;
  lede: string;
  children: ReactNode;
}

/** A part of a long form: what it is at the left, its fields at the right (design section 6, Registration). */
export const FormSection = ({ title, lede, children }: FormSectionProps) => (
  <section className="tele-form-section">
    <div>
      <Heading level={2} look="card">
        {title}
      </Heading>
      <p className="tele-form-section__lede">{lede}</p>
    </div>
    <div className="tele-form-section__fields">{children}</div>
  </section>
);
