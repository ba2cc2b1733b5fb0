import { Button, Card } from '../../../packages/ui/src/index.ts';
import { StoryRow } from '../../../packages/ui/src/story/StoryRow.tsx';

export const TwoButtons = () => (
  <Card padded>
    <StoryRow>
      <Button variant="primary">Pay $15.00 and submit</Button>
      <Button variant="primary">Save for later</Button>
    </StoryRow>
  </Card>
);
