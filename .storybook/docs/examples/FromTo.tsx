import { ArrowRightIcon, Icon } from '../../../packages/ui/src/index.ts';
import { StoryRow } from '../../../packages/ui/src/story/StoryRow.tsx';

export const CrossedOut = () => (
  <StoryRow>
    <s>Thu 26 Nov, 11:00 am</s>
    <Icon icon={ArrowRightIcon} />
    9:30 am
  </StoryRow>
);
