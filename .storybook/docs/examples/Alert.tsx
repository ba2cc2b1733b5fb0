import { BellRingIcon, IconButton } from '../../../packages/ui/src/index.ts';
import { StoryRow } from '../../../packages/ui/src/story/StoryRow.tsx';

export const BareBell = () => (
  <StoryRow>
    <IconButton icon={BellRingIcon} label="Notify me" bordered />
  </StoryRow>
);
