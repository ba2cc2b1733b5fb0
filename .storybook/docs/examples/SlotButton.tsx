import { Button } from '../../../packages/ui/src/index.ts';
import { StoryRow } from '../../../packages/ui/src/story/StoryRow.tsx';

export const ColourAlone = () => (
  <StoryRow>
    <Button size="sm">9:30 am</Button>
    <Button size="sm" variant="soft">
      11:00 am
    </Button>
  </StoryRow>
);
