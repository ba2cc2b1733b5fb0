import { expect, type Page } from '@playwright/test';

export async function dress(page: Page, which: 'ours' | 'host', css: string): Promise<void> {
  await page.evaluate(
    async ([id, text]) => {
      const style = document.querySelector(`#${id}`);
      if (style) style.textContent = text;
      // Ending transitions start others: sizes in em follow their parents.
      for (let round = 0; round < 5; round += 1) {
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        for (const animation of document.getAnimations()) animation.cancel();
      }
    },
    [which, css] as const,
  );
}

export async function toResults(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Specialty' }).click();
  await page.getByRole('option', { name: /^Cardiology/ }).click();
  await page.getByRole('button', { name: 'See doctors' }).click();
  const next = page.getByRole('button', { name: /^Next available/ });
  await next.first().click();
  await page.getByText('1 of 10 picked').waitFor();
  // Every card has loaded its times.
  await expect(page.locator('#box .tele-skeleton')).toHaveCount(0);
}

/** Inherited properties that no picture shows, such as smoothing, tap highlight and tab width. */
export const unseen = /: (text-rendering|-webkit-tap-highlight-color|tab-size): /;

/** Properties that depend on the amount of content. */
export const sizes = /: (block-size|height|inline-size|width|perspective-origin|transform-origin): /;

export const standing = (dialog: Element) => {
  const root = dialog.getRootNode() as Document | ShadowRoot;
  for (const animation of document.getAnimations()) animation.cancel();
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const points = [left + 20, (left + right) / 2, right - 20].flatMap((x) =>
    [top + 20, (top + bottom) / 2, bottom - 20].map((y) => [x, y] as const),
  );
  return {
    inside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
    wide: right - left,
    tall: bottom - top > innerHeight * 0.9,
    covered: points.filter(([x, y]) => !dialog.contains(root.elementFromPoint(x, y))),
  };
};
