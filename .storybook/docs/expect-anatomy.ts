import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach } from 'storybook/internal/types';
import { waitFor } from 'storybook/test';
import { inTestRun } from '../test-run.ts';
import { findPart } from './find-part.ts';
import { guideOf } from './guides.ts';

/** Checks that every part named in the guide is drawn in its anatomy story. */
export const expectAnatomy: AfterEach<ReactRenderer> = async ({ id, title, canvasElement }) => {
  const anatomy = guideOf(title)?.anatomy;
  if (!inTestRun || anatomy?.storyId !== id) return;
  await waitFor(() => {
    const missing = anatomy.parts.filter(({ selector }) => !findPart(canvasElement.ownerDocument, selector));
    if (missing.length === 0) return;
    const list = missing.map(({ name, selector }) => `'${name}' (${selector})`).join(', ');
    throw new Error(`The anatomy of ${title} names ${list}, which ${id} does not draw.`);
  });
};
