import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const levels = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

interface AxeOptions {
  /** A selector; the whole page without one. */
  within?: string;
  /** WCAG 2.2 AA; with 'all' what axe calls good practice besides; 'contrast' where nothing else can have changed. */
  rules?: 'WCAG' | 'all' | 'contrast';
}

/**
 * What axe finds wrong on a page, a line each. Only what is wrong is put together, and nothing is fetched or opened besides: nine tenths of the
 * time went there.
 */
export async function violationsOf(page: Page, { within, rules = 'WCAG' }: AxeOptions = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false });
  if (within !== undefined) axe.include(within);
  if (rules === 'WCAG') axe.withTags(levels);
  if (rules === 'contrast') axe.withRules(['color-contrast']);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
