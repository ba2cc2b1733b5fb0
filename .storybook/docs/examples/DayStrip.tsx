import { Button } from '../../../packages/ui/src/index.ts';
import { StoryRow } from '../../../packages/ui/src/story/StoryRow.tsx';

export const Blind = () => (
  <StoryRow>
    {['Mon 23', 'Tue 24', 'Wed 25', 'Thu 26'].map((day) => (
      <Button key={day} size="sm">
        {day}
      </Button>
    ))}
  </StoryRow>
);
