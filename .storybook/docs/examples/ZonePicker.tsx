import { Field, Select } from '../../../packages/ui/src/index.ts';
import { StoryForm } from '../../../packages/ui/src/story/StoryForm.tsx';

export const Offsets = () => (
  <StoryForm>
    <Field label="Time zone">
      <Select defaultValue="10">
        <option value="10">UTC+10:00</option>
        <option value="11">UTC+11:00 (DST)</option>
      </Select>
    </Field>
  </StoryForm>
);
