import { Card, EmptyState } from '../../../packages/ui/src/index.ts';

export const Oops = () => (
  <Card>
    <EmptyState title="Oops! Nothing here" hint="There is no data to display." />
  </Card>
);
