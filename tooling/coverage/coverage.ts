import type { Coverage, Covered, StorySaid } from './covered.ts';
import type { SectionOfSpec } from './requirements.ts';

const tagged = 'spec:';

/** Tests for each requirement, by section. `textOf` is undefined for a missing file. */
export function coverageOf(
  sections: readonly SectionOfSpec[],
  stories: readonly StorySaid[],
  textOf: (file: string) => string | undefined,
): Coverage {
  const faults: string[] = [];
  const known = new Set(sections.flatMap(({ requirements }) => Object.keys(requirements)));
  for (const { id, tags } of stories) {
    for (const tag of tags.filter((each) => each.startsWith(tagged) && !known.has(each.slice(tagged.length))))
      faults.push(`${id} is tagged ${tag}, and nothing of that name is asked.`);
  }
  const covered = sections.map(({ number, title, requirements }) => ({
    number,
    title,
    requirements: Object.entries(requirements).map(([id, { asks, quotes, tests }]): Covered => {
      const own = stories.filter(({ tags }) => tags.includes(`${tagged}${id}`));
      const found = tests.map((test) => {
        const [file = '', ...rest] = test.split(': ');
        return { file, title: rest.join(': ') };
      });
      for (const test of found) {
        if (!textOf(test.file)?.includes(test.title))
          faults.push(`${id} names a test that is not there: ${test.file}: ${test.title}`);
      }
      if (own.length === 0 && tests.length === 0) faults.push(`${id} is shown by no story and no test: ${asks}`);
      for (const quote of quotes) {
        if (!own.some(({ shows }) => shows.includes(quote)))
          faults.push(`${id} quotes '${quote}', which no story tagged ${tagged}${id} says that it shows.`);
      }
      return {
        id,
        asks,
        quotes,
        stories: own.map((each) => ({ id: each.id, title: each.title, name: each.name })),
        tests: found,
      };
    }),
  }));
  const requiredQuotes = new Set(
    sections.flatMap(({ requirements }) => Object.values(requirements).flatMap(({ quotes }) => quotes)),
  );
  for (const { id, shows } of stories) {
    for (const quote of shows.filter((each) => !requiredQuotes.has(each)))
      faults.push(`${id} shows '${quote}', which nothing quotes.`);
  }
  return { sections: covered, faults };
}
