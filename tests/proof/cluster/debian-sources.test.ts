import { expect, it } from 'vitest';
import { sourcesOf } from './debian-sources.ts';

const suites = { from: 'bookworm', to: 'trixie' };

it('uses the machine’s own archive for another suite', () => {
  const text = `# A comment
Types: deb
URIs: http://mirror.example/security
Suites: bookworm-security
Components: main

Types: deb
# http://mirror.example/snapshot
URIs: http://mirror.example/debian
Suites: bookworm bookworm-updates
Components: main contrib
Signed-By: /usr/share/keyrings/archive.gpg
`;
  expect(sourcesOf([{ name: 'debian.sources', text }], suites)).toBe(`Types: deb
URIs: http://mirror.example/debian
Suites: trixie
Components: main
Signed-By: /usr/share/keyrings/archive.gpg`);
});

it('reads the older format, with and without options', () => {
  const line = (options: string): string =>
    `# deb http://old.example bookworm main\ndeb ${options}http://mirror.example/debian bookworm main non-free\n`;
  expect(sourcesOf([{ name: 'sources.list', text: line('') }], suites)).toBe(
    'Types: deb\nURIs: http://mirror.example/debian\nSuites: trixie\nComponents: main',
  );
  expect(sourcesOf([{ name: 'sources.list', text: line('[signed-by=/k.gpg arch=amd64] ') }], suites)).toContain(
    'Signed-By: /k.gpg',
  );
});

it('throws when the machine has no source for its suite', () => {
  expect(() => sourcesOf([{ name: 'other.list', text: 'deb http://other.example stable main' }], suites)).toThrow(
    'no package source of the Debian suite "bookworm"',
  );
});
