import type { ReactNode } from 'react';

interface StoryFormProps {
  children: ReactNode;
  columns?: number;
}

export const StoryForm = ({ children, columns = 1 }: StoryFormProps) => (
  <div
    style={{
      display: 'grid',
      gap: 16,
      maxInlineSize: columns * 340,
      gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, 260px), 1fr))`,
    }}
  >
    {children}
  </div>
);
