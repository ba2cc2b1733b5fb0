import { RadioCards } from '../../../packages/ui/src/index.ts';
import { StoryForm } from '../../../packages/ui/src/story/StoryForm.tsx';

const still = (): void => undefined;

export const SingleWords = () => (
  <StoryForm>
    <RadioCards
      label="State"
      value="NSW"
      onValueChange={still}
      options={['NSW', 'VIC', 'QLD'].map((value) => ({ value, label: value }))}
    />
  </StoryForm>
);
