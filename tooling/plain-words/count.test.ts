import { describe, expect, it } from 'vitest';
import { countDocs } from './count-docs.ts';
import { countSource } from './count-source.ts';
import type { Place } from './counter.ts';

const metricsOf = (places: readonly Place[]): string[] => places.map(({ metric }) => metric);
const inSource = (file: string, source: string): string[] => metricsOf(countSource(file, source).places);

describe('plain words', () => {
  it('finds a listed word in texts that people read', () => {
    const table = (text: string): string => `export const m = defineMessages('a', { a: '${text}' });`;
    const file = 'packages/kit/src/card/card.messages.ts';
    expect(inSource(file, table('Whoever booked it can cancel.'))).toEqual(['ui.words']);
    expect(inSource(file, table('The patient can cancel.'))).toEqual([]);
    expect(inSource(file, table('We sent you a letter.'))).toEqual(['ui.spelling']);
    expect(inSource(file, table('Nothing was charged to you.'))).toEqual(['ui.passiveMoney']);
    expect(inSource(file, table('one word '.repeat(13)))).toEqual(['ui.long']);
  });

  it('finds names that say nothing', () => {
    expect(inSource('a.ts', 'interface Wanted {}')).toEqual(['names.types']);
    expect(inSource('a.ts', 'const asked = 1;')).toEqual(['names.identifiers']);
    expect(inSource('apps/api/src/letters/send.ts', '')).toEqual(['names.paths']);
  });

  it('counts comments and lines of code, without tests', () => {
    expect(countSource('a.ts', '// One.\n\nconst a = 1;\n')).toMatchObject({ commentLines: 1, lines: 2 });
    expect(countSource('a.test.ts', '// One.\n')).toMatchObject({ commentLines: 0, lines: 0 });
  });

  it('finds long cells in pages, and counts words outside code blocks', () => {
    const page = countDocs('a.md', `# A\n\ntwo words\n\n| ${'x'.repeat(161)} |\n\n\`\`\`\ncode\n\`\`\`\n`);
    expect(metricsOf(page.places)).toEqual(['docs.cells']);
    expect(page.words).toBe(4);
  });
});
