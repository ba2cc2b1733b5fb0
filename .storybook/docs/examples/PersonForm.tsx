import { Field, TextInput } from '../../../packages/ui/src/index.ts';
import { StoryForm } from '../../../packages/ui/src/story/StoryForm.tsx';

export const AsksEverything = () => (
  <StoryForm>
    <Field label="Occupation" required>
      <TextInput />
    </Field>
    <Field label="Email of the child" required>
      <TextInput />
    </Field>
  </StoryForm>
);
