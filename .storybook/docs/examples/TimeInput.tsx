import { Field, TextInput } from '../../../packages/ui/src/index.ts';
import { StoryForm } from '../../../packages/ui/src/story/StoryForm.tsx';

export const InOneField = () => (
  <StoryForm>
    <Field label="When">
      <TextInput defaultValue="26/11 1.30" />
    </Field>
  </StoryForm>
);
