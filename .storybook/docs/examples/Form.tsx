import { Button, Field, TextInput } from '../../../packages/ui/src/index.ts';
import { StoryForm } from '../../../packages/ui/src/story/StoryForm.tsx';

export const BeforeAnybodyWrote = () => (
  <StoryForm>
    <Field label="Full name" error="Enter your full name.">
      <TextInput />
    </Field>
    <Button variant="primary" disabled>
      Save
    </Button>
  </StoryForm>
);
