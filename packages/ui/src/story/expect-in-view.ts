import { expect, waitFor } from 'storybook/test';

/** Expects the whole element in the window, with no footer or bar over its top or end. */
export const expectInView = (element: HTMLElement): Promise<void> =>
  waitFor(async () => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    const root = element.getRootNode() as Document | ShadowRoot;
    for (const y of [top + 2, bottom - 2]) {
      const seen = root.elementFromPoint((left + right) / 2, y);
      await expect(seen !== null && (element.contains(seen) || seen.contains(element))).toBe(true);
    }
  });
