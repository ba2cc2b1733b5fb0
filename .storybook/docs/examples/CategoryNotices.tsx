import { IconButton, InfoIcon } from '../../../packages/ui/src/index.ts';
import { StoryRow } from '../../../packages/ui/src/story/StoryRow.tsx';

export const InAPopover = () => (
  <StoryRow>
    <IconButton icon={InfoIcon} label="Information" bordered />
  </StoryRow>
);
