import { Heading } from '@tele/ui';
import { useId, type ReactNode } from 'react';
import type { Step } from './steps.ts';
import './FormPart.css';

export interface FormPartProps {
  step: Step;
  current: Step;
  title: string;
  lede?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

/** Form part: title on the left, fields on the right; on a phone its own screen (design section 6, Registration). */
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
