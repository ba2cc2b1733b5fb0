interface Suites {
  from: string;
  to: string;
}

/** Package sources for another suite, derived from the machine's own (both formats). */
export function sourcesOf(files: readonly { name: string; text: string }[], { from, to }: Suites): string {
  for (const { name, text } of files) {
    if (name.endsWith('.sources')) {
      const stanza = text.split(/\n\s*\n/).find((one) => suitesOf(one).includes(from));
      if (stanza === undefined) continue;
      return stanza
        .split('\n')
        .filter((line) => !line.startsWith('#'))
        .map((line) => line.replace(/^(Suites:).*/, `$1 ${to}`).replace(/^(Components:).*/, '$1 main'))
        .join('\n')
        .trim();
    }
    for (const line of text.split('\n')) {
      const [, options = '', address, suite] = /^deb\s+(\[.*?\]\s+)?(\S+)\s+(\S+)\s/.exec(line.trim()) ?? [];
      if (suite === from && address !== undefined) return stanzaOf(options, address, to);
    }
  }
  throw new Error(
    `This machine has no package source of the Debian suite "${from}": Patroni cannot be had from "${to}".`,
  );
}

function suitesOf(stanza: string): string[] {
  return /^Suites:(.*)$/m.exec(stanza)?.[1]?.trim().split(/\s+/) ?? [];
}

function stanzaOf(options: string, address: string, suite: string): string {
  const key = /signed-by=([^\s\]]+)/.exec(options)?.[1];
  const lines = ['Types: deb', `URIs: ${address}`, `Suites: ${suite}`, 'Components: main'];
  return [...lines, ...(key === undefined ? [] : [`Signed-By: ${key}`])].join('\n');
}
