import { Button, Card } from '../../../packages/ui/src/index.ts';
import { StoryForm } from '../../../packages/ui/src/story/StoryForm.tsx';

export const AsADialog = () => (
  <Card padded>
    <StoryForm>
      <strong>No connection</strong>
      <span>Please check your network.</span>
      <Button variant="primary">OK</Button>
    </StoryForm>
  </Card>
);
