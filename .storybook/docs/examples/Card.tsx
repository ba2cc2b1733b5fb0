import { Card } from '../../../packages/ui/src/index.ts';
import { StoryForm } from '../../../packages/ui/src/story/StoryForm.tsx';

export const CardInACard = () => (
  <Card padded>
    <StoryForm>
      <Card padded>Length: 30 minutes</Card>
      <Card padded>Fee cap: $300</Card>
    </StoryForm>
  </Card>
);
