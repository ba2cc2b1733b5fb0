import { BrandMark, Button, Card } from '../../../packages/ui/src/index.ts';
import { StoryRow } from '../../../packages/ui/src/story/StoryRow.tsx';

export const InsideAWidget = () => (
  <Card padded>
    <StoryRow>
      <BrandMark />
      <Button variant="primary">See specialists</Button>
    </StoryRow>
  </Card>
);
