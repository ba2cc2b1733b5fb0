interface Status {
  name: string;
  tone: 'positive' | 'caution' | 'critical';
  criteria: string;
}

/** How far a component is; a tag of its stories says it. */
export const statuses = {
  stable: {
    name: 'Stable',
    tone: 'positive',
    criteria:
      'Every state is a story that passes axe in light and dark; keyboard, words and props are written down; its looks are held by snapshots. Props change with a minor version at most.',
  },
  draft: {
    name: 'Draft',
    tone: 'caution',
    criteria: 'It is used in the product, and something of the above is missing. Props may change with any version.',
  },
  deprecated: {
    name: 'Deprecated',
    tone: 'critical',
    criteria: 'There is another in its place, which its page names. It goes with the next major version.',
  },
} as const satisfies Readonly<Record<string, Status>>;

const isStatus = (tag: string): tag is keyof typeof statuses => Object.hasOwn(statuses, tag);

/** What the tags of a story or of its file say; stable is what is not said otherwise. */
export const statusOf = (tags: readonly string[]): Status => statuses[tags.find(isStatus) ?? 'stable'];
