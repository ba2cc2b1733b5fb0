import { TextInput } from '../../../packages/ui/src/index.ts';
import { StoryForm } from '../../../packages/ui/src/story/StoryForm.tsx';

export const PlaceholderAsLabel = () => (
  <StoryForm>
    <TextInput placeholder="Phone *" aria-label="Phone" />
  </StoryForm>
);
