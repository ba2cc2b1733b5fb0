import { Field, TextInput } from '../../../packages/ui/src/index.ts';
import { StoryForm } from '../../../packages/ui/src/story/StoryForm.tsx';

export const FormatInLabel = () => (
  <StoryForm>
    <Field label="First day (dd/mm/yyyy)">
      <TextInput />
    </Field>
  </StoryForm>
);
