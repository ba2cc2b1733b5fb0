import { Card, CardBody, Heading, Pill, type IconSource, type PillTone } from '@tele/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import './StandingCard.css';

export interface StandingCardProps {
  title: string;
  pill: { word: string; tone: PillTone; icon: IconSource };
  /** The card has just replaced the form, so its heading takes focus. */
  arrived?: boolean;
  children: ReactNode;
  actions?: ReactNode;
}

export const StandingCard = ({ title, pill, arrived = false, children, actions }: StandingCardProps) => {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  return (
    <Card as="section" className="tele-standing" aria-labelledby={id}>
      <div className="tele-standing__head">
        <Heading ref={heading} id={id} level={2} look="card" tabIndex={-1}>
          {title}
        </Heading>
        <Pill tone={pill.tone} icon={pill.icon}>
          {pill.word}
        </Pill>
      </div>
      <CardBody className="tele-standing__body">
        {children}
        {actions && <div className="tele-standing__actions">{actions}</div>}
      </CardBody>
    </Card>
  );
};
