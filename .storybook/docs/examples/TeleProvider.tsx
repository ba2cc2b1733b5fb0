import { Card } from '../../../packages/ui/src/index.ts';
import { StoryForm } from '../../../packages/ui/src/story/StoryForm.tsx';

export const OneForEachPart = () => (
  <StoryForm>
    <Card padded>TeleProvider › When</Card>
    <Card padded>TeleProvider › Money</Card>
  </StoryForm>
);
