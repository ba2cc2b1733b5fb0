import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './test.ts';

/** A person on a phone: a tap is one touch, and so is typing in a field. Keeps a picture of each step. */
export function onPhone(page: Page) {
  let touches = 0;
  let step = 0;
  const touch = (): number => (touches += 1);
  return {
    count: () => touches,
    touch,
    tap: (target: Locator) => target.tap().then(touch),
    type: (target: Locator, text: string) => target.fill(text).then(touch),
    keep: async (name: string) => {
      step += 1;
      const path = test.info().outputPath(`${step}-${name}.png`);
      await page.screenshot({ path });
      await test.info().attach(name, { path, contentType: 'image/png' });
    },
  };
}
export type Phone = ReturnType<typeof onPhone>;

/** Ends with a time picked. */
export async function searchAndPick(root: Page | Locator, phone: Phone, reason = ''): Promise<void> {
  const specialty = root.getByRole('combobox', { name: 'Specialty' });
  await expect(specialty).toBeVisible();
  await phone.keep('search');
  await phone.type(specialty, 'gastro');
  await phone.keep('specialty');
  await phone.tap(root.getByRole('option', { name: /^Gastroenterology & Hepatology/ }));
  if (reason) await phone.type(root.getByLabel(/Reason/), reason);
  await phone.tap(root.getByRole('button', { name: 'See doctors' }));
  const time = root
    .getByRole('article')
    .first()
    .getByRole('button', { name: /next available|^\d+:\d\d/i });
  await expect(time.first()).toBeVisible();
  await phone.keep('results');
  await phone.tap(time.first());
}
