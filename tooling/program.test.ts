import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pnpm, program } from './program.ts';

describe('a program of a package', () => {
  it.each([
    ['playwright', 'playwright'],
    ['storybook', 'storybook'],
    ['@arethetypeswrong/cli', 'attw'],
  ])('is found in %s by its name %s', (name, bin) => {
    const [node, entry] = program(name, bin);
    expect(node).toBe(process.execPath);
    expect(existsSync(entry)).toBe(true);
  });

  it('is refused when the package has none of that name', () => {
    expect(() => program('playwright', 'player')).toThrow('playwright has no program "player".');
  });
});

describe('pnpm', () => {
  it.each([
    ['C:\\cache\\pnpm\\pnpm.exe', ['C:\\cache\\pnpm\\pnpm.exe']],
    ['/cache/pnpm/bin/pnpm.mjs', [process.execPath, '/cache/pnpm/bin/pnpm.mjs']],
    ['/usr/lib/node_modules/npm/bin/npm-cli.js', ['pnpm']],
    [undefined, ['pnpm']],
  ])('is the one that runs this process: %s', (path, command) => {
    expect(pnpm({ npm_execpath: path })).toEqual(command);
  });
});
