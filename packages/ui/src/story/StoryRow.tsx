import type { ReactNode } from 'react';

interface StoryRowProps {
  children: ReactNode;
}

export const StoryRow = ({ children }: StoryRowProps) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>{children}</div>
);
