import { Card } from '../../../packages/ui/src/index.ts';

export const NoExample = () => (
  <Card padded>
    <p>Fees apply.</p>
  </Card>
);
