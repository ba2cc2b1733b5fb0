import { Button, Card, Field, TextArea, TextInput } from '../../../packages/ui/src/index.ts';
import { StoryForm } from '../../../packages/ui/src/story/StoryForm.tsx';

export const AWholeForm = () => (
  <Card padded>
    <StoryForm>
      <Field label="Full name">
        <TextInput />
      </Field>
      <Field label="Reason">
        <TextArea />
      </Field>
      <Button variant="primary">Submit request</Button>
    </StoryForm>
  </Card>
);
