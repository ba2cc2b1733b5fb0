import { Field, TextInput } from '../../../packages/ui/src/index.ts';
import { StoryForm } from '../../../packages/ui/src/story/StoryForm.tsx';

export const AsText = () => (
  <StoryForm>
    <Field label="Date of birth">
      <TextInput placeholder="dd/mm/yy" defaultValue="03/04/82" />
    </Field>
  </StoryForm>
);
