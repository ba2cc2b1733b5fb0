import { formatWholeDollars, limits } from '@tele/core';
import { Button, Card, CardIcon, Heading, Icon } from '@tele/ui';
import './PayCard.css';

export interface PayCardProps {
  /** How many specialists wait to be asked. */
  count: number;
  onPay: () => void;
}

/** What stands first while the booking fee is not paid. */
export const PayCard = ({ count, onPay }: PayCardProps) => (
  <Card as="section" className="tele-pay-card" aria-labelledby="pay-title">
    <span className="tele-pay-card__icon">
      <Icon icon={CardIcon} />
    </span>
    <div className="tele-pay-card__text">
      <Heading level={2} look="card" id="pay-title">
        Pay the booking fee to send this request
      </Heading>
      <p>{count === 1 ? 'Your specialist has not seen it yet.' : `Your ${count} specialists have not seen it yet.`}</p>
    </div>
    <Button variant="primary" size="lg" onClick={onPay}>
      Pay {formatWholeDollars(limits.bookingFeeCents)} to submit
    </Button>
  </Card>
);
