import { Pill } from '../../../packages/ui/src/index.ts';
import { StoryRow } from '../../../packages/ui/src/story/StoryRow.tsx';

export const ColourAlone = () => (
  <StoryRow>
    <Pill tone="positive">Request</Pill>
    <Pill tone="critical">Request</Pill>
  </StoryRow>
);
