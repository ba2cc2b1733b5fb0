import { describe, expect, it } from 'vitest';
import { countCommits } from './count-commits.ts';
import { countDocs } from './count-docs.ts';
import { countSource } from './count-source.ts';
import type { Place } from './counter.ts';

const metricsOf = (places: readonly Place[]): string[] => places.map(({ metric }) => metric);
const inSource = (file: string, source: string): string[] => metricsOf(countSource(file, source).places);
// Not a title of this file.
const titled = (title: string): string => `${'it'}('${title}');`;

describe('plain words', () => {
  it('finds a listed word in texts that people read', () => {
    const table = (text: string): string => `export const m = defineMessages('a', { a: '${text}' });`;
    const file = 'packages/kit/src/card/card.messages.ts';
    expect(inSource(file, table('Whoever booked it can cancel.'))).toEqual(['ui.words']);
    expect(inSource(file, table('The patient can cancel.'))).toEqual([]);
    expect(inSource(file, table('We sent you an e-mail.'))).toEqual(['ui.spelling']);
    expect(inSource(file, table('Nothing was charged to you.'))).toEqual(['ui.passiveMoney']);
    expect(inSource(file, table('one word '.repeat(13)))).toEqual(['ui.long']);
  });

  it('finds comments that are hard to read', () => {
    expect(inSource('a.ts', '// Whether it fits.\nconst a = 1;')).toEqual(['comments.opener']);
    expect(inSource('a.ts', '// One\n// two\n// three\nconst a = 1;')).toEqual(['comments.long']);
    expect(inSource('a.ts', `// ${'x'.repeat(120)}`)).toEqual(['comments.wide']);
    expect(inSource('a.ts', "const a = 'https://whether.example'; // Fine.")).toEqual([]);
  });

  it('finds names that say nothing', () => {
    expect(inSource('a.ts', 'interface Wanted {}')).toEqual(['names.types']);
    expect(inSource('a.ts', 'const asked = 1;')).toEqual(['names.identifiers']);
    expect(inSource('apps/api/src/letters/send.ts', '')).toEqual(['names.paths']);
  });

  it('finds test titles that are long or have no subject', () => {
    expect(inSource('a.test.ts', titled('is nobody else’s'))).toEqual(['titles.words', 'titles.fragment']);
    expect(inSource('a.test.ts', titled(`returns ${'x'.repeat(80)}`))).toEqual(['titles.long']);
  });

  it('counts comments and lines of code, without tests', () => {
    expect(countSource('a.ts', '// One.\n\nconst a = 1;\n')).toMatchObject({ commentLines: 1, lines: 2 });
    expect(countSource('a.test.ts', '// One.\n')).toMatchObject({ commentLines: 0, lines: 0 });
  });

  it('finds long sentences and cells in pages, but not in code blocks', () => {
    const page = countDocs(
      'a.md',
      `# A\n\n${'word '.repeat(31)}.\n\n| ${'x'.repeat(161)} |\n\n\`\`\`\nwhoever\n\`\`\`\n`,
    );
    expect(metricsOf(page.places)).toEqual(['docs.cells', 'docs.longSentences']);
    expect(page.words).toBe(33);
  });

  it('finds commit subjects without a type, or too long', () => {
    expect(metricsOf(countCommits(['Add a thing', `fix(api): ${'x'.repeat(70)}`]))).toEqual([
      'commits.pattern',
      'commits.long',
    ]);
  });
});
