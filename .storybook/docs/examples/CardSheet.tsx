import { Button, Card } from '../../../packages/ui/src/index.ts';

export const NoAmount = () => (
  <Card padded>
    <Button variant="primary" block>
      Continue
    </Button>
  </Card>
);
