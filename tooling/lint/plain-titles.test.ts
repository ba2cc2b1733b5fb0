import { plainTitles } from './plain-titles.ts';
import { tester } from './tester.ts';

const long = 'x'.repeat(81);

tester.run('a title is short and plain', plainTitles, {
  valid: [
    "it('returns 404 to other users', () => {})",
    "describe('a slot', () => { it('is released after 10 minutes', () => {}); })",
    `it('${long.slice(1)}', () => {})`,
    `print('${long}')`,
    "it('works', () => { say('somebody'); })",
    'it(name, () => {})',
  ],
  invalid: [
    { code: `it('${long}', () => {})`, errors: [{ message: '81 characters: a title has up to 80.' }] },
    { code: `test.describe('${long}', () => {})`, errors: 1 },
    { code: `it.each([1, 2])('${long}', () => {})`, errors: 1 },
    { code: 'test(`${name} is nobody else’s`, () => {})', errors: 1 },
    { code: "describe('whoever asks', () => {})", errors: 1 },
    { code: "it.skip('goes on by itself', () => {})", errors: 2 },
    { code: "it('is released after 10 minutes', () => {})", errors: 1 },
  ],
});
