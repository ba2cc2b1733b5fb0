import { Field, Select } from '../../../packages/ui/src/index.ts';
import { StoryForm } from '../../../packages/ui/src/story/StoryForm.tsx';

export const InASelect = () => (
  <StoryForm>
    <Field label="Patient">
      <Select defaultValue="maeve">
        <option value="maeve">Maeve Tran</option>
        <option value="finn">Finn Tran</option>
      </Select>
    </Field>
  </StoryForm>
);
