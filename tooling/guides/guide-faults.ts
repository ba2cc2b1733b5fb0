import { guideHeadings, isStoryId, readGuide } from '../../.storybook/docs/guide.ts';

export interface Known {
  titles: ReadonlyMap<string, string>;
  examples: readonly string[];
}

const listed = ['Anatomy', 'Do', 'Do not', 'Related'] as const;

export function guideFaults(title: string, text: string | undefined, { titles, examples }: Known): string[] {
  const name = title.slice(title.indexOf('/') + 1);
  if (text === undefined) return [`${title} has no guide: ${name}.md stands beside its stories.`];
  const guide = readGuide(text);
  const faults: string[] = [];
  const written = [...guide.sections.keys()].filter((heading) => guideHeadings.some((each) => each === heading));
  for (const heading of guideHeadings) {
    if (!guide.sections.get(heading)) faults.push(`${title} has nothing under '## ${heading}'.`);
  }
  if (faults.length === 0 && written.join() !== guideHeadings.join())
    faults.push(`${title} has its headings in another order than ${guideHeadings.join(', ')}.`);
  const read = { Anatomy: guide.anatomy.parts, Do: guide.do, 'Do not': guide.doNot, Related: guide.related };
  for (const heading of listed) {
    const lines = guide.sections.get(heading)?.match(/^(?:-|\d+\.) /gm)?.length ?? 0;
    if (lines === 0 || lines !== read[heading].length)
      faults.push(
        `${title} has a line under '## ${heading}' that refers to nothing: it begins with \`what\` and says why.`,
      );
  }
  const { storyId } = guide.anatomy;
  if (titles.get(storyId) !== title)
    faults.push(`${title} draws its anatomy from '${storyId}', which is no story of it.`);
  for (const { ref } of [...guide.do, ...guide.doNot]) {
    if (isStoryId(ref) ? !titles.has(ref) : !examples.includes(ref))
      faults.push(`${title} refers to ${ref}, and there is no such ${isStoryId(ref) ? 'story' : 'example'}.`);
  }
  const pages = new Set(titles.values());
  for (const { ref } of guide.related) {
    if (isStoryId(ref) ? !titles.has(ref) : !pages.has(ref))
      faults.push(`${title} is related to ${ref}, and there is no such page.`);
  }
  const used = [...guide.do, ...guide.doNot].map(({ ref }) => ref);
  for (const example of examples.filter((each) => !used.includes(each)))
    faults.push(`${title} has the example ${example}, which its guide does not show.`);
  return faults;
}
