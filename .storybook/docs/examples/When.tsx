import { StoryRow } from '../../../packages/ui/src/story/StoryRow.tsx';

export const NoZone = () => (
  <StoryRow>
    <span>26/11/26 11:00</span>
  </StoryRow>
);
