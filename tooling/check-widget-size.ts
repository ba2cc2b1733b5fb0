// What a host's page loads for a widget, React aside, JS and CSS, gzipped: until it is usable, then with all of it (performance.md).
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { report } from './budget.ts';
import { hostPage } from './host-page.ts';
import { publishedFile } from './published.ts';

const widgets = [
  {
    specifier: '@tele/match-widget',
    component: 'MatchWidget',
    budgets: {
      'until the search form is usable': { goal: 60, ceiling: 75.2 },
      'with every step': { goal: 110, ceiling: 134.3 },
    },
  },
  {
    specifier: '@tele/availability-calendar',
    component: 'AvailabilityCalendar',
    budgets: {
      'until the grid is usable': { goal: 44, ceiling: 44.5 },
      'with the editor and every sheet': { goal: 76, ceiling: 76.8 },
    },
  },
  {
    specifier: '@tele/doctor-register',
    component: 'DoctorRegister',
    budgets: {
      'until the form is usable': { goal: 45, ceiling: 67.2 },
      'with every sheet and category': { goal: 120, ceiling: 139.4 },
    },
  },
] as const;

const kilobytes = (contents: readonly (string | Buffer)[]) =>
  contents.reduce((sum, content) => sum + gzipSync(content).length, 0) / 1000;

for (const { specifier, component, budgets } of widgets) {
  const { first, all } = await hostPage(specifier, component);
  const css = kilobytes([readFileSync(publishedFile(`${specifier}/styles.css`))]);
  for (const [index, [name, budget]] of Object.entries(budgets).entries()) {
    const size = kilobytes(index === 0 ? first : all) + css;
    report(`${specifier} ${name}`, size, budget, ` (CSS ${css.toFixed(1)})`);
  }
}
