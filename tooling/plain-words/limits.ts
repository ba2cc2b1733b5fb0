/** Each count with its limit and goal. Only lower a limit, in the change that improves the count. */
export const metrics = {
  'comments.share': { limit: 3.9, goal: 4, counts: '% of source lines that are comments' },
  'names.types': { limit: 0, goal: 0, counts: 'types named Asked, Wanted, Given …' },
  'names.identifiers': { limit: 6, goal: 40, counts: 'identifiers asked, wanted, told, whose …' },
  'names.paths': { limit: 0, goal: 0, counts: 'files under asked/, watch/, letters/, moves/, sealing/ …' },
  'ui.words': { limit: 0, goal: 0, counts: 'listed words in texts people read' },
  'ui.spelling': { limit: 0, goal: 0, counts: 'letter for email, double quotes in texts' },
  'ui.long': { limit: 20, goal: 20, counts: 'texts of more than 25 words' },
  'ui.passiveMoney': { limit: 0, goal: 0, counts: '‘Nothing was held’, ‘stays charged’ …' },
  'docs.cells': { limit: 0, goal: 0, counts: 'table cells over 160 characters in docs' },
  'docs.readme': { limit: 500, goal: 600, counts: 'words in README.md' },
  'docs.total': { limit: 36_000, goal: 40_000, counts: 'words in all Markdown' },
} as const satisfies Record<string, { limit: number; goal: number; counts: string }>;

export type Metric = keyof typeof metrics;
