import { SegmentedControl } from '../../../packages/ui/src/index.ts';
import { StoryForm } from '../../../packages/ui/src/story/StoryForm.tsx';

const still = (): void => undefined;

export const AnAnswer = () => (
  <StoryForm>
    <span>Do you have a referral?</span>
    <SegmentedControl
      label="Referral"
      value="yes"
      onValueChange={still}
      options={[
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ]}
    />
  </StoryForm>
);
