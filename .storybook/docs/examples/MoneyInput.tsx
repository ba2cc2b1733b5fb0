import { Field, TextInput } from '../../../packages/ui/src/index.ts';
import { StoryForm } from '../../../packages/ui/src/story/StoryForm.tsx';

export const AsANumber = () => (
  <StoryForm>
    <Field label="Fee ($)">
      <TextInput type="number" defaultValue="245" />
    </Field>
  </StoryForm>
);
