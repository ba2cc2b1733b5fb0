import type { ReactNode } from 'react';
import { ShadowStage } from '../../packages/ui/src/story/ShadowStage.tsx';

/** Where a story is drawn. A widget's own page draws its element besides. */
export const surfaces: Readonly<Record<string, string>> = {
  page: 'In the page, by React',
  shadow: 'In a shadow root, as elements are',
};

/** What a story stands in. */
export const onSurface = (surface: unknown, story: ReactNode): ReactNode =>
  surface === 'shadow' ? <ShadowStage>{story}</ShadowStage> : story;
