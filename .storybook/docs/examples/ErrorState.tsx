import { Card, ErrorState } from '../../../packages/ui/src/index.ts';

export const NoWayOn = () => (
  <Card>
    <ErrorState message="Error 500: undefined is not an object" />
  </Card>
);
