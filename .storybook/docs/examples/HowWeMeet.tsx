import { Button, Icon, VideoIcon } from '../../../packages/ui/src/index.ts';
import { StoryRow } from '../../../packages/ui/src/story/StoryRow.tsx';

export const DisabledJoin = () => (
  <StoryRow>
    <Icon icon={VideoIcon} />
    Video link
    <Button variant="primary" disabled>
      Join
    </Button>
  </StoryRow>
);
