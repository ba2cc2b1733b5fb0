import { Field, Select } from '../../../packages/ui/src/index.ts';
import { StoryForm } from '../../../packages/ui/src/story/StoryForm.tsx';

export const YesOrNo = () => (
  <StoryForm>
    <Field label="Referral">
      <Select defaultValue="yes">
        <option value="yes">Yes</option>
        <option value="no">No</option>
      </Select>
    </Field>
  </StoryForm>
);
