import { Heading } from '@tele/ui';
import type { ReactNode } from 'react';
import './FormSection.css';

export interface FormSectionProps {
  title: string;
  lede: string;
  children: ReactNode;
}

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
