import { Field, TextInput } from '../../../packages/ui/src/index.ts';
import { StoryForm } from '../../../packages/ui/src/story/StoryForm.tsx';

export const UnitTyped = () => (
  <StoryForm>
    <Field label="Length">
      <TextInput defaultValue="30 minutes" />
    </Field>
  </StoryForm>
);
