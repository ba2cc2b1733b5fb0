import { limits, type OpenRequest } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { Card, Heading, HourglassIcon, Icon, useMessages } from '@tele/ui';
import { worded } from '../../screen/worded.ts';
import { openRequestMessages } from './open-request.messages.ts';
import './WaitingCard.css';

export interface WaitingCardProps {
  request: OpenRequest;
  zone: string;
  again: boolean;
}

export const WaitingCard = ({ request, zone, again }: WaitingCardProps) => {
  const t = useMessages(openRequestMessages);
  const format = useFormat();
  const now = useNow();
  const words = worded(request.profession);
  return (
    <Card as="section" className="tele-waiting-card" aria-labelledby="asked-waiting">
      <span className="tele-waiting-card__icon">
        <Icon icon={HourglassIcon} />
      </span>
      <div className="tele-waiting-card__text">
        <Heading level={2} look="card" id="asked-waiting">
          {again ? t.waitingMore : t.waiting}
        </Heading>
        {request.openUntil && (
          <p>{t.waitingUntil({ ...words, until: format.dayTimeWithZone(request.openUntil, zone, now) })}</p>
        )}
        <p>{t.waitingText({ minutes: limits.offerMinutes })}</p>
        <p>{t.askingIsFree}</p>
      </div>
    </Card>
  );
};
