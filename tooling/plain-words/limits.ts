/** Each count with its limit and goal. Only lower a limit, in the change that improves the count. */
export const metrics = {
  'comments.share': { limit: 7.2, goal: 4, counts: '% of source lines that are comments' },
  'comments.wide': { limit: 669, goal: 0, counts: 'comment lines beyond column 120' },
  'comments.long': { limit: 215, goal: 50, counts: 'comments of more than 2 lines' },
  'comments.wordy': { limit: 338, goal: 100, counts: 'comments of more than 25 words' },
  'comments.opener': { limit: 721, goal: 60, counts: 'comments that begin with What, Whether, Of, Whoever …' },
  'comments.words': { limit: 2007, goal: 300, counts: 'listed words in comments' },
  'names.types': { limit: 0, goal: 0, counts: 'types named Asked, Wanted, Given …' },
  'names.identifiers': { limit: 6, goal: 40, counts: 'identifiers asked, wanted, told, whose …' },
  'names.paths': { limit: 0, goal: 0, counts: 'files under asked/, watch/, letters/, moves/, sealing/ …' },
  'titles.words': { limit: 1126, goal: 60, counts: 'listed words in test titles' },
  'titles.long': { limit: 456, goal: 10, counts: 'test titles over 80 characters' },
  'titles.fragment': { limit: 55, goal: 0, counts: 'test titles without a subject at file level' },
  'ui.words': { limit: 0, goal: 0, counts: 'listed words in texts people read' },
  'ui.spelling': { limit: 0, goal: 0, counts: 'e-mail, letter for email, double quotes in texts' },
  'ui.long': { limit: 20, goal: 20, counts: 'texts of more than 25 words' },
  'ui.passiveMoney': { limit: 0, goal: 0, counts: '‘Nothing was held’, ‘stays charged’ …' },
  'docs.words': { limit: 1764, goal: 150, counts: 'listed words in docs' },
  'docs.longSentences': { limit: 266, goal: 150, counts: 'sentences of more than 30 words in docs' },
  'docs.cells': { limit: 18, goal: 0, counts: 'table cells over 160 characters in docs' },
  'docs.readme': { limit: 600, goal: 600, counts: 'words in README.md' },
  'docs.total': { limit: 124600, goal: 40_000, counts: 'words in all Markdown' },
  'commits.pattern': { limit: 0, goal: 0, counts: 'commits without type(scope): imperative' },
  'commits.long': { limit: 0, goal: 0, counts: 'commit subjects over 72 characters' },
} as const satisfies Record<string, { limit: number; goal: number; counts: string }>;

export type Metric = keyof typeof metrics;
