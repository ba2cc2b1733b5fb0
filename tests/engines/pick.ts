import { specialty } from '../journeys/search.ts';
import type { Page } from './page.ts';

export async function pick(page: Page, doctor: string): Promise<void> {
  await page.go('/match');
  await page.shows('heading', 'We match clients with verified tele professionals, Australia-wide.');
  await page.press('link', /^Doctors/);
  await page.comesTo(/\/match\/doctor$/);
  await page.press('combobox', 'Specialty');
  await page.type('gastro');
  await page.press('option', new RegExp(`^${specialty}`));
  await page.fill(/^Reason/, 'Ongoing reflux, referral from my GP.');
  await page.press('button', 'See doctors');
  await page.comesTo(/\/results\/doctor\?specialty=/);
  await page.in('article', new RegExp(doctor)).press('button', /next available/i);
  await page.sees('1 of 10 picked');
}
