import { limits, type Selection } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { Button, Card, CardIcon, Heading, Icon, useMessages } from '@tele/ui';
import { worded } from '../../screen/worded.ts';
import { pickedRequestMessages } from './picked-request.messages.ts';
import './PayCard.css';

export interface PayCardProps {
  selection: Selection;
  zone: string;
  onPay: () => void;
}

export const PayCard = ({ selection, zone, onPay }: PayCardProps) => {
  const t = useMessages(pickedRequestMessages);
  const format = useFormat();
  const now = useNow();
  const { candidates, payBy, profession } = selection;
  const until = payBy && format.dayTimeWithZone(payBy, zone, now);
  return (
    <Card as="section" className="tele-pay-card" aria-labelledby="pay-title">
      <span className="tele-pay-card__icon">
        <Icon icon={CardIcon} />
      </span>
      <div className="tele-pay-card__text">
        <Heading level={2} look="card" id="pay-title">
          {t.payTitle}
        </Heading>
        <p>{t.payText({ ...worded(profession), count: candidates.length, until })}</p>
      </div>
      <Button variant="primary" size="lg" onClick={onPay}>
        {t.pay({ fee: format.wholeDollars(limits.bookingFeeCents) })}
      </Button>
    </Card>
  );
};
