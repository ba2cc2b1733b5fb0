import { Card, Heading, Spinner } from '@tele/ui';
import './PreparingCard.css';

/** While a request just paid cannot be read yet (spec section 4). */
export const PreparingCard = () => (
  <Card className="tele-preparing-card">
    <Spinner size="lg" label="Preparing your request" />
    <Heading level={2} look="card">
      Preparing your request
    </Heading>
    <p>Payment received. This usually takes a second or two.</p>
  </Card>
);
