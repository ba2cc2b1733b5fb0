import { CheckIcon, Pill } from '../../../packages/ui/src/index.ts';
import { StoryRow } from '../../../packages/ui/src/story/StoryRow.tsx';

export const ToneByHand = () => (
  <StoryRow>
    <Pill tone="positive" icon={CheckIcon}>
      Pending
    </Pill>
    <Pill tone="critical">AUTHORISED</Pill>
  </StoryRow>
);
