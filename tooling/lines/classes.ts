export type LineClass = 'product' | 'support' | 'tests' | 'stories';

const classes: readonly (readonly [LineClass, RegExp])[] = [
  ['tests', /\.(test|spec)\.tsx?$|\/testing\//],
  ['stories', /\.stories\.tsx$|\/story\//],
  ['product', /^(packages|apps\/(api|portal)|examples\/react-host)\//],
];

/** Support is what only developers run: tools, the sandbox, Storybook, benchmarks, drills, and helpers of journeys. */
export const classOf = (file: string): LineClass => classes.find(([, path]) => path.test(file))?.[0] ?? 'support';

/** Only lower a limit. Goals: support 30,000, portal 4,500. */
export const limits = { support: 44_122, portal: 7_010 };

export const isPortal = (file: string): boolean => file.startsWith('apps/portal/') && classOf(file) === 'product';
