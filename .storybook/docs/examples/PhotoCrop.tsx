import { StoryRow } from '../../../packages/ui/src/story/StoryRow.tsx';

export const CutWithoutAsking = () => (
  <StoryRow>
    <div
      style={{ inlineSize: 96, blockSize: 96, borderRadius: '50%', background: 'linear-gradient(#577 55%, #c99 55%)' }}
    />
  </StoryRow>
);
