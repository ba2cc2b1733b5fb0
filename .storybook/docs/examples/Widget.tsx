import { Card } from '../../../packages/ui/src/index.ts';

export const StackTrace = () => (
  <Card padded>
    <code>TypeError: undefined is not a function at Widget.tsx:41</code>
  </Card>
);
