import { BadgeCheckIcon, BuildingIcon, Icon, LanguagesIcon, PhoneIcon } from '../../../packages/ui/src/index.ts';
import { StoryRow } from '../../../packages/ui/src/story/StoryRow.tsx';

export const WithAWord = () => (
  <StoryRow>
    <Icon icon={PhoneIcon} />
    Call
  </StoryRow>
);

export const InPlaceOfWords = () => (
  <StoryRow>
    <Icon icon={BadgeCheckIcon} label="Checked" />
    <Icon icon={BuildingIcon} label="In person" />
    <Icon icon={LanguagesIcon} label="Languages" />
  </StoryRow>
);
