import { Heading } from '@tele/ui';
import { useId, type ReactNode } from 'react';
import './FormSection.css';

export interface AccountSectionProps {
  title: string;
  lede: string;
  tools?: ReactNode;
  /** A card, or several. */
  children: ReactNode;
}

export const AccountSection = ({ title, lede, tools, children }: AccountSectionProps) => {
  const id = useId();
  return (
    <section className="tele-form-section" aria-labelledby={id}>
      <div>
        <div className="tele-form-section__head">
          <Heading level={2} look="card" id={id}>
            {title}
          </Heading>
          {tools}
        </div>
        <p className="tele-form-section__lede">{lede}</p>
      </div>
      <div className="tele-form-section__cards">{children}</div>
    </section>
  );
};
