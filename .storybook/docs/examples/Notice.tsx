import { Notice } from '../../../packages/ui/src/index.ts';

export const OnlyColour = () => (
  <Notice tone="critical" title="Warning">
    Something may be wrong with your account.
  </Notice>
);
