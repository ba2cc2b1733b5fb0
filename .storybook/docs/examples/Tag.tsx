import { Tag } from '../../../packages/ui/src/index.ts';
import { StoryRow } from '../../../packages/ui/src/story/StoryRow.tsx';

export const AsAStatus = () => (
  <StoryRow>
    <span>Request of Maeve Tran</span>
    <Tag>Cancelled</Tag>
  </StoryRow>
);
