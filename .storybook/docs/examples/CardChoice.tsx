import { Button, Card } from '../../../packages/ui/src/index.ts';

export const CardAskedAgain = () => (
  <Card padded>
    <p>Enter your card again to continue.</p>
    <Button variant="primary">Save card</Button>
  </Card>
);
