import { Notice } from '../../../packages/ui/src/index.ts';
import { StoryForm } from '../../../packages/ui/src/story/StoryForm.tsx';

export const ToastForEach = () => (
  <StoryForm>
    <Notice tone="positive" compact>
      Saved
    </Notice>
    <Notice tone="positive" compact>
      Saved
    </Notice>
    <Notice tone="positive" compact>
      Saved
    </Notice>
  </StoryForm>
);
