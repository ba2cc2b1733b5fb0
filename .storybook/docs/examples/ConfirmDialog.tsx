import { Button, Card } from '../../../packages/ui/src/index.ts';
import { StoryForm } from '../../../packages/ui/src/story/StoryForm.tsx';
import { StoryRow } from '../../../packages/ui/src/story/StoryRow.tsx';

export const OkAndYes = () => (
  <Card padded>
    <StoryForm>
      <strong>Are you sure?</strong>
      <StoryRow>
        <Button>No</Button>
        <Button variant="danger-solid">Yes, OK</Button>
      </StoryRow>
    </StoryForm>
  </Card>
);
