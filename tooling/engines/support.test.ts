import { expect, it } from 'vitest';
import { faultsOfPage, resultsOf, supportPage, type Report } from './support.ts';

const test = (projectName: string, description: string, status = 'expected') => ({
  projectName,
  status,
  annotations: [{ type: 'engine', description }],
});

const report: Report = {
  suites: [
    {
      specs: [{ title: 'axe finds nothing in Screens/Search', tests: [test('stories in firefox', 'Firefox 140.1')] }],
      suites: [
        {
          specs: [
            { title: 'a patient books', tests: [test('webkit', 'WebKitGTK 2.50.6', 'unexpected')] },
            { title: 'a patient books', tests: [test('chromium', 'Chromium 153.0')] },
          ],
        },
      ],
    },
  ],
};

it('lists each journey by engine, with the engine’s version', () => {
  const page = supportPage(resultsOf(report));
  expect(page).toContain('| journey | Chromium 153.0 | WebKitGTK 2.50.6 |');
  expect(page).toContain('| a patient books | passed | failed |');
  expect(page).toContain('Axe in Firefox 140.1 on two states of each of 1 screens, light theme: no fault in 1.');
});

it('faultsOfPage accepts a page with the same journeys and other versions', () => {
  const page = supportPage(resultsOf(report)).replace('153.0', '120.0');
  expect(faultsOfPage(page, resultsOf(report))).toEqual([]);
});

it('finds a journey that the page does not name, and one that no longer exists', () => {
  const page = supportPage(resultsOf(report)).replace('a patient books', 'a patient pays');
  expect(faultsOfPage(page, resultsOf(report))).toEqual([
    'is not on the page: | a patient books | passed | failed |',
    'is on the page alone: | a patient pays | passed | failed |',
  ]);
});
