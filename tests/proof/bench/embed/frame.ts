// iframe embed as heavy as cal.com’s, in code that is only fetched and parsed.
import { gzipSync } from 'node:zlib';

/** Measured gzipped kB of cal.com's script, its booker, and React. The number of files is an assumption. */
const measured = { script: 17.3, booker: 561, react: 68.7, files: 24 };

function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
}

/** Uncalled functions of this gzipped size: browsers parse but never compile them, the least that code can cost. */
export function codeOf(kilobytes: number, seed: number): string {
  const next = numbers(seed);
  const name = (): string => `n${(next() % 4096).toString(36)}`;
  const line = (): string =>
    `function ${name()}${next().toString(36)}(e,t){const r=${name()}(e,${next() % 999});return r&&t.${name()}?{...e,${name()}:r.${name()}(t),k:"${next().toString(36)}"}:r.${name()}}`;
  const size = (text: string): number => gzipSync(text, { level: 9 }).length / 1000;
  const lines: string[] = [];
  // Later lines compress better, so the total falls short at first.
  for (let made = 0; made < kilobytes; made = size(lines.join('\n'))) {
    const missing = Math.max(1, Math.ceil((kilobytes - made) * 8));
    for (let more = 0; more < missing; more += 1) lines.push(line());
  }
  return lines.join('\n');
}

const script = `${codeOf(measured.script, 1)}
const frame = document.createElement('iframe');
frame.src = '/frame/'; frame.title = 'Book'; frame.style = 'width:100%;height:700px;border:0';
document.querySelector('#book').append(frame);`;

const each = (measured.booker + measured.react) / measured.files;
const names = Array.from({ length: measured.files }, (_, at) => `/frame/${at}.js`);

/** Framed page: calls the API once its code has loaded, then draws a box. */
const page = (calls: readonly string[]): string => `<!doctype html><title>Book</title><div id="root"></div>
${names.map((name) => `<script defer src="${name}"></script>`).join('\n')}
<script type="module">
  for (const call of ${JSON.stringify(calls)}) await (await fetch(call)).json();
  document.querySelector('#root').innerHTML = '<input role="combobox" aria-label="Specialty">';
</script>`;

export function frameFiles(calls: readonly string[]): ReadonlyMap<string, string> {
  return new Map([
    ['/frame.js', script],
    ['/frame/', page(calls)],
    ...names.map((name, at): [string, string] => [name, codeOf(each, at + 2)]),
  ]);
}
