import { shortComments } from './short-comments.ts';
import { tester } from './tester.ts';

const words = (count: number): string => 'an '.repeat(count).trim();
const props = (before: string): string =>
  `${before}interface Props {\n  /**\n   * One\n   * two\n   * three\n   */\n  a: 1;\n}`;

tester.run('a comment says why in two lines', shortComments, {
  valid: [
    '// One line.\nconst a = 1;',
    '// One\n// two\nconst a = 1;',
    '// One\n// two\n\n// three\nconst a = 1;',
    `/** ${words(25)} */\nconst a = 1;`,
    '// eslint-disable-next-line no-console -- What\nconst a = 1;',
    "const a = 'https://whether.example';",
    "const a = '// Whoever calls this.';",
    '// The state `somebody` is an example.\nconst a = 1;',
    props('export '),
    `/**\n * Prose.\n * @param {{ a: string, b: ${words(24)} }} one The first.\n * @returns {string}\n */\nfunction a() {}`,
  ],
  invalid: [
    { code: '// One\n// two\n// three\nconst a = 1;', errors: 1 },
    { code: '/*\n * One\n * two\n * three\n */\nconst a = 1;', errors: 1 },
    { code: props(''), errors: 1 },
    { code: `// ${words(26)}\nconst a = 1;`, errors: [{ message: '26 words: a comment has up to 25.' }] },
    { code: `/** @param {string} one ${words(26)} */\nfunction a() {}`, errors: 1 },
    { code: `// ${'x'.repeat(120)}\nconst a = 1;`, errors: 1 },
    { code: `const b = <p>{/* ${'x'.repeat(120)} */}</p>;`, errors: 1 },
    { code: '// Whether it fits.\nconst a = 1;', errors: 1 },
    { code: '/** Whoever calls this. */\nconst a = 1;', errors: 2 },
    { code: 'const a = 1; // It goes on meanwhile.', errors: 2 },
  ],
});
