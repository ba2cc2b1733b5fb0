import type { Page } from 'playwright';

export interface State {
  name: string;
  widget: 'availability-calendar' | 'doctor-register' | 'match-widget' | 'provider-inbox';
  width: number;
  open: (page: Page) => Promise<void>;
}

const desk = 1280;
const phone = 390;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
async function openEditor(page: Page): Promise<void> {
  await page.getByRole('gridcell').and(page.locator('[tabindex="0"]')).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('PageDown');
  for (let row = 0; row < 10; row += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Add availability' }).waitFor();
}

const calendar: readonly Omit<State, 'widget'>[] = [
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

async function toResults(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Specialty' }).click();
  await page.getByRole('option', { name: 'Cardiology', exact: true }).click();
  await button(page, /^See /).click();
  await button(page, /^Next available/)
    .first()
    .click();
}
const match: readonly Omit<State, 'widget'>[] = [
  { name: 'the search form', width: desk, open: async (page) => button(page, /^See /).waitFor() },
  {
    name: 'the list of specialties',
    width: phone,
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Specialty' }).click();
      await page.getByRole('listbox').waitFor();
    },
  },
  { name: 'results with a pick', width: desk, open: toResults },
  { name: 'results with a pick on a phone', width: phone, open: toResults },
];

const inbox: readonly Omit<State, 'widget'>[] = [
  { name: 'a request', width: desk, open: async (page) => button(page, /^View/).waitFor() },
  {
    name: 'a request on a phone',
    width: phone,
    open: async (page) => button(page, /^View/).waitFor(),
  },
];

const openForm = (page: Page): Promise<void> => page.getByLabel('Full name').waitFor();
const register: readonly Omit<State, 'widget'>[] = [
  { name: 'the form', width: desk, open: openForm },
  {
    name: 'a fault',
    width: desk,
    open: async (page) => {
      await button(page, 'Full name').click();
      await page.getByText('Enter your full name.').waitFor();
    },
  },
  { name: 'the first step of a phone', width: phone, open: (page) => button(page, /^Next/).waitFor() },
  {
    name: 'the sheet of specialties',
    width: desk,
    open: async (page) => {
      await button(page, 'Choose specialties').click();
      await page.getByRole('dialog').waitFor();
    },
  },
];

async function showsBlocks(page: Page, width: number): Promise<void> {
  await page.locator('[data-block]').first().waitFor();
  if (width > 640) await page.locator('[data-booking]').first().waitFor();
}

export const states: readonly State[] = [
  ...calendar.map(({ open, ...state }) => ({
    ...state,
    widget: 'availability-calendar' as const,
    open: async (page: Page) => {
      await showsBlocks(page, state.width);
      await open(page);
    },
  })),
  ...match.map((state) => ({ ...state, widget: 'match-widget' as const })),
  ...register.map((state) => ({ ...state, widget: 'doctor-register' as const })),
  ...inbox.map((state) => ({ ...state, widget: 'provider-inbox' as const })),
];
