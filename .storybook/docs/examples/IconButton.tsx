import { IconButton, SlidersIcon, SortIcon } from '../../../packages/ui/src/index.ts';
import { StoryRow } from '../../../packages/ui/src/story/StoryRow.tsx';

export const WhichIsWhich = () => (
  <StoryRow>
    <IconButton icon={SlidersIcon} label="Filter" bordered />
    <IconButton icon={SortIcon} label="Sort" bordered />
  </StoryRow>
);
