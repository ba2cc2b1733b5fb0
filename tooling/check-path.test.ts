import { describe, expect, it } from 'vitest';
import { pathProblem } from './check-path.mjs';

describe('the folder of this repository', () => {
  it.each([
    '/home/zoë/Mes projets/télé nº 2',
    'C:\\Users\\José\\tele (2)',
    '/Users/jo/R&D/tele_v1.2-rc~',
    '/home/李/テレ',
  ])('may be %s', (root) => expect(pathProblem(root)).toBeUndefined());

  it.each([
    ['/x/[a]/tele', '['],
    ['/x/{a,b}/tele', '{'],
    ['/x/C#/tele', '#'],
    ['/x/C++/tele', '+'],
    ["/Users/o'brien/tele", "'"],
    ['/x/50% done/tele', '%'],
    ['/x/what?/tele', '?'],
  ])('is refused in a sentence that says to move it: %s', (root, character) =>
    expect(pathProblem(root)).toBe(
      `Move this folder to a path without "${character}", which Storybook, Vite or a shell misreads: ${root}`,
    ),
  );
});
