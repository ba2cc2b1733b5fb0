import { expect, test, type Page } from '@playwright/test';

const openStory = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/iframe.html?id=${id}&viewMode=story`);
  await page.waitForFunction(() => {
    const { currentRender } =
      (window as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } }).__STORYBOOK_PREVIEW__ ?? {};
    return currentRender?.phase === 'finished';
  });
};

// A native select responds only to real keys, which a story's play cannot press.
test('a Select works by keyboard', async ({ page }) => {
  await openStory(page, 'components-select--default');
  const select = page.getByRole('combobox', { name: 'State' });
  await expect(select).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(select).toBeFocused();
  await page.keyboard.press('v');
  await expect(select).toHaveValue('VIC');
  await page.keyboard.press('Home');
  await expect(select).toHaveValue('NSW');
  await page.keyboard.press('ArrowDown');
  await expect(select).toHaveValue('VIC');
});

/** Focused element by name, also in shadow roots and frames. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const within = (element: Element | null): Element | null =>
      element?.shadowRoot?.activeElement ??
      (element instanceof HTMLIFrameElement ? (element.contentDocument?.activeElement ?? null) : null);
    let at = document.activeElement;
    for (let inside = within(at); inside; inside = within(at)) at = inside;
    return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
  });

for (const [where, id] of [
  ['in the page', 'components-sheet--frame-inside'],
  ['in a shadow root', 'components-sheet--in-a-shadow-root'],
] as const) {
  test(`Tab cycles through a sheet with a frame in both directions, ${where}`, async ({ page }) => {
    await openStory(page, id);
    const dialog = page.getByRole('dialog');
    // A story's play has closed it.
    if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'Review' }).press('Enter');
    await expect(dialog).toBeVisible();
    await expect.poll(() => focused(page)).toBe('Note');
    const round = ['Number', 'Pay $15.00 and submit', 'Close', 'Note'];
    for (const name of [...round, ...round]) {
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe(name);
    }
    for (const name of ['Close', 'Pay $15.00 and submit', 'Number', 'Note', 'Close']) {
      await page.keyboard.press('Shift+Tab');
      expect(await focused(page)).toBe(name);
    }
  });
}
