import { Button } from '../../../packages/ui/src/index.ts';
import { StoryRow } from '../../../packages/ui/src/story/StoryRow.tsx';

export const PageNumbers = () => (
  <StoryRow>
    {['1', '2', '3', '4', '5'].map((page) => (
      <Button key={page} size="sm" variant={page === '2' ? 'primary' : 'secondary'}>
        {page}
      </Button>
    ))}
  </StoryRow>
);
