import { Button, Field, TextInput } from '../../../packages/ui/src/index.ts';
import { StoryForm } from '../../../packages/ui/src/story/StoryForm.tsx';

export const OwnFields = () => (
  <StoryForm>
    <Field label="Card number">
      <TextInput defaultValue="4242 4242" />
    </Field>
    <Field label="CVC">
      <TextInput />
    </Field>
    <Button variant="primary" block>
      Continue
    </Button>
  </StoryForm>
);
