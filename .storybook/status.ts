interface Status {
  name: string;
  tone: 'positive' | 'caution' | 'critical';
  criteria: string;
}

export const statuses = {
  stable: {
    name: 'Stable',
    tone: 'positive',
    criteria:
      'Every state is a story that passes axe in light and dark. Keyboard, words and props are documented, and snapshots check its appearance. Props never change in a patch version.',
  },
  draft: {
    name: 'Draft',
    tone: 'caution',
    criteria:
      'It is used in the product, but does not yet meet all criteria of ‘Stable’. Props may change in any version.',
  },
  deprecated: {
    name: 'Deprecated',
    tone: 'critical',
    criteria: 'Its page names the replacement. The next major version removes it.',
  },
} as const satisfies Readonly<Record<string, Status>>;

const isStatus = (tag: string): tag is keyof typeof statuses => Object.hasOwn(statuses, tag);

export const statusOf = (tags: readonly string[]): Status => statuses[tags.find(isStatus) ?? 'stable'];
