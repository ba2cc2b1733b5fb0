import { StoryForm } from '../../../packages/ui/src/story/StoryForm.tsx';

export const LooksLikeOne = () => (
  <StoryForm>
    <strong style={{ fontSize: 21 }}>Submit your request</strong>
    <span>Gastroenterology, 2 specialists</span>
  </StoryForm>
);
