import { Spinner } from '../../../packages/ui/src/index.ts';
import { StoryRow } from '../../../packages/ui/src/story/StoryRow.tsx';

export const Forever = () => (
  <StoryRow>
    <Spinner size="lg" />
  </StoryRow>
);
