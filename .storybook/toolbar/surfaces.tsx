import type { ReactNode } from 'react';
import { ShadowStage } from '../../packages/ui/src/story/ShadowStage.tsx';

/** Surface of a story. A widget's own page also renders its element. */
export const surfaces: Readonly<Record<string, string>> = {
  page: 'In the page, by React',
  shadow: 'In a shadow root, as elements are',
};

export const onSurface = (surface: unknown, story: ReactNode): ReactNode =>
  surface === 'shadow' ? <ShadowStage>{story}</ShadowStage> : story;
