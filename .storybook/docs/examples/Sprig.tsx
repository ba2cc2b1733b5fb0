import { Card, ErrorState, Sprig } from '../../../packages/ui/src/index.ts';
import { StoryRow } from '../../../packages/ui/src/story/StoryRow.tsx';

export const BesideAnError = () => (
  <Card>
    <StoryRow>
      <Sprig />
      <ErrorState message="Failed to load appointments." />
    </StoryRow>
  </Card>
);
