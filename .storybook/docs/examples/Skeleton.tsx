import { Card, Spinner } from '../../../packages/ui/src/index.ts';
import { StoryRow } from '../../../packages/ui/src/story/StoryRow.tsx';

export const OneSpinner = () => (
  <Card padded>
    <StoryRow>
      <Spinner size="lg" label="Loading" />
    </StoryRow>
  </Card>
);
