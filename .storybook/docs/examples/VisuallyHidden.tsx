import { Button, VisuallyHidden } from '../../../packages/ui/src/index.ts';
import { StoryRow } from '../../../packages/ui/src/story/StoryRow.tsx';

export const KeptFromTheEye = () => (
  <StoryRow>
    <Button variant="primary">
      Submit<VisuallyHidden> and pay $15.00</VisuallyHidden>
    </Button>
  </StoryRow>
);
