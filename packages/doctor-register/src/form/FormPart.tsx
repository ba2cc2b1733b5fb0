import { Heading } from '@tele/ui';
import { useId, type ReactNode } from 'react';
import type { Step } from './steps.ts';
import './FormPart.css';

export interface FormPartProps {
  /** The step of a phone in which it stands. */
  step: Step;
  /** The step that a phone shows. */
  current: Step;
  title: string;
  lede?: ReactNode;
  /** Its fields take the whole width, under the heading. */
  wide?: boolean;
  children: ReactNode;
}

/** A part of the form: what it is at the left, its fields at the right; on a phone a screen of its own (design section 6, Registration). */
export const FormPart = ({ step, current, title, lede, wide, children }: FormPartProps) => {
  const id = useId();
  return (
    <section
      className="tele-register-part"
      aria-labelledby={id}
      data-step={step}
      data-current={step === current || undefined}
      data-wide={wide || undefined}
    >
      <div className="tele-register-part__head">
        <Heading level={2} look="card" id={id} tabIndex={-1}>
          {title}
        </Heading>
        {lede && <p>{lede}</p>}
      </div>
      <div className="tele-register-part__fields">{children}</div>
    </section>
  );
};
