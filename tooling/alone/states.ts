import type { Page } from 'playwright';

export interface State {
  name: string;
  width: number;
  /** Brings a page that shows the week, or the day of a phone, there. */
  open: (page: Page) => Promise<void>;
}

const desk = 1280;
const phone = 390;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const openEditor = async (page: Page): Promise<void> => {
  await page.getByRole('gridcell').and(page.locator('[tabindex="0"]')).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('PageDown');
  for (let row = 0; row < 10; row += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Add availability' }).waitFor();
};

/** Everything that the calendar may draw, one after another. */
export const states: readonly State[] = [
  { name: 'the week', width: desk, open: async () => undefined },
  { name: 'the month', width: desk, open: async (page) => button(page, 'Month').click() },
  { name: 'the day of a phone', width: phone, open: async () => undefined },
  {
    name: 'the editor',
    width: desk,
    open: async (page) => {
      await openEditor(page);
      await page.getByRole('combobox', { name: 'Repeat' }).selectOption('weekly');
      await page.getByLabel('Until', { exact: false }).fill('2020-01-01');
    },
  },
  {
    name: 'the editor of a phone',
    width: phone,
    open: async (page) => {
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByRole('combobox', { name: 'Repeat' }).selectOption('daily');
    },
  },
  {
    name: 'a toast',
    width: desk,
    open: async (page) => {
      await openEditor(page);
      await button(page, 'Add availability').click();
      await page.getByRole('region', { name: 'Notifications (F6)' }).getByText('Added').waitFor();
    },
  },
  {
    name: 'the question before a deletion',
    width: desk,
    open: async (page) => {
      await page.locator('[data-block]').first().click();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'a booking',
    width: desk,
    open: async (page) => {
      await page.locator('[data-booking]').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the hours outside the grid',
    width: desk,
    open: async (page) => {
      await button(page, /before 6/)
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
];
