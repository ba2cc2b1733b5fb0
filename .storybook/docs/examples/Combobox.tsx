import { Combobox, Field } from '../../../packages/ui/src/index.ts';
import { StoryForm } from '../../../packages/ui/src/story/StoryForm.tsx';

const still = (): void => undefined;

export const ForThree = () => (
  <StoryForm>
    <Field label="Length">
      <Combobox
        options={['15', '30', '45'].map((value) => ({ value, label: `${value} minutes` }))}
        value={null}
        onValueChange={still}
        placeholder="Search lengths"
      />
    </Field>
  </StoryForm>
);
