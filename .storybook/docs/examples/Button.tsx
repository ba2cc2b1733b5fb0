import { Button } from '../../../packages/ui/src/index.ts';
import { StoryRow } from '../../../packages/ui/src/story/StoryRow.tsx';

export const OneNextStep = () => (
  <StoryRow>
    <Button variant="primary">Accept</Button>
    <Button variant="ghost">Decline</Button>
  </StoryRow>
);

export const TwoNextSteps = () => (
  <StoryRow>
    <Button variant="primary">Accept</Button>
    <Button variant="primary">Decline</Button>
  </StoryRow>
);

export const DisabledForAReason = () => (
  <StoryRow>
    <Button variant="primary" disabled>
      Submit request
    </Button>
  </StoryRow>
);
