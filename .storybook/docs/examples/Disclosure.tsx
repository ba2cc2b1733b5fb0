import { Card, Disclosure } from '../../../packages/ui/src/index.ts';

export const HidesThePrice = () => (
  <Card padded>
    <Disclosure summary="Show price">$245.00</Disclosure>
  </Card>
);
