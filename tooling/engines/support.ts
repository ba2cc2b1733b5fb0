export interface Result {
  engine: string;
  version: string;
  title: string;
  passed: boolean;
}

interface Suite {
  specs?: {
    title: string;
    tests: {
      projectName: string;
      status: string;
      annotations: { type: string; description?: string }[];
      results?: { annotations?: { type: string; description?: string }[] }[];
    }[];
  }[];
  suites?: Suite[];
}

export interface Report {
  suites: Suite[];
}

const order = ['chromium', 'firefox', 'webkit', 'stories in firefox'];
const stories = 'stories in firefox';

export function resultsOf(report: Report): Result[] {
  const of = ({ specs = [], suites = [] }: Suite): Result[] => [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, status, annotations, results = [] }) => ({
        engine: projectName,
        version:
          [...annotations, ...results.flatMap((result) => result.annotations ?? [])].find(
            ({ type }) => type === 'engine',
          )?.description ?? '',
        title,
        passed: status === 'expected' || status === 'flaky',
      })),
    ),
    ...suites.flatMap(of),
  ];
  return report.suites.flatMap(of);
}

const about = `# Engines

Journeys that \`npm run engines -- --write\` ran in each engine, with real input, on the built portal, the API and the sandbox. Code: \`tests/engines\`. Reasons:
\`docs/decisions/archive/2026-11-24-engines.md\`. WebKitGTK is Safari's engine on Linux, not Safari.
`;

export function supportPage(results: readonly Result[]): string {
  const journeys = results.filter(({ engine }) => engine !== stories);
  const engines = order.filter((name) => journeys.some(({ engine }) => engine === name));
  const versionOf = (name: string) =>
    results.find(({ engine, version }) => engine === name && version)?.version ?? name;
  const titles = [...new Set(journeys.map(({ title }) => title))].toSorted();
  const cell = (title: string, engine: string) =>
    journeys.some((one) => one.title === title && one.engine === engine && one.passed) ? 'passed' : 'failed';
  const screens = results.filter(({ engine, title }) => engine === stories && title.startsWith('axe '));
  const clean = screens.filter(({ passed }) => passed).length;
  return [
    about,
    row(['journey', ...engines.map(versionOf)]),
    row(['journey', ...engines].map(() => '---')),
    ...titles.map((title) => row([title, ...engines.map((engine) => cell(title, engine))])),
    '',
    `Axe in ${versionOf(stories)} on two states of each of ${screens.length} screens, light theme: no fault in ${clean}.`,
    '',
  ].join('\n');
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export function faultsOfPage(page: string, results: readonly Result[]): string[] {
  const rows = (text: string) =>
    text
      .split('\n')
      .filter((line) => /^\| (?!journey |--- )/.test(line))
      .map((line) => line.trim());
  const [written, run] = [new Set(rows(page)), new Set(rows(supportPage(results)))];
  return [
    ...[...run].filter((line) => !written.has(line)).map((line) => `is not on the page: ${line}`),
    ...[...written].filter((line) => !run.has(line)).map((line) => `is on the page alone: ${line}`),
  ];
}
