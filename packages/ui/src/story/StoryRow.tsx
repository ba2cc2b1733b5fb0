import type { ReactNode } from 'react';

interface StoryRowProps {
  children: ReactNode;
}

/** Several states side by side, for stories only. */
export const StoryRow = ({ children }: StoryRowProps) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>{children}</div>
);
