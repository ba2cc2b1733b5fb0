import { StoryForm } from '../../../packages/ui/src/story/StoryForm.tsx';

export const BareInput = () => (
  <StoryForm>
    <label>
      CV <input type="file" />
    </label>
  </StoryForm>
);
