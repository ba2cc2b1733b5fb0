import { Button, Card } from '../../../packages/ui/src/index.ts';

export const NoAmounts = () => (
  <Card padded>
    <p>Are you sure?</p>
    <Button variant="danger">Yes</Button>
  </Card>
);
