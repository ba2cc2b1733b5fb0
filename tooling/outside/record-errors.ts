import type { Page } from 'playwright';

export function watch(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      said.push(`${message.type()}: ${message.text()} (${page.url()})`);
  });
  page.on('pageerror', (error) => said.push(`uncaught: ${error.stack ?? error.message} (${page.url()})`));
  return said;
}
