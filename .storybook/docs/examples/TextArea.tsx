import { Field, TextArea } from '../../../packages/ui/src/index.ts';
import { StoryForm } from '../../../packages/ui/src/story/StoryForm.tsx';

export const CutWithoutAWord = () => (
  <StoryForm>
    <Field label="Reason">
      <TextArea maxLength={40} defaultValue="Ongoing reflux and unexplained weight lo" />
    </Field>
  </StoryForm>
);
