import { Button, Field, TextArea } from '../../../packages/ui/src/index.ts';
import { StoryForm } from '../../../packages/ui/src/story/StoryForm.tsx';

export const InTheSmallPrint = () => (
  <StoryForm>
    <Field label="Reason">
      <TextArea />
    </Field>
    <Button variant="primary">Submit request</Button>
    <small>By using this site you accept our terms.</small>
  </StoryForm>
);
