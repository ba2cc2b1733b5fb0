// The script that a page loads: all that it needs until a widget comes near the window or is asked for.
import { importChecked, type Chunk } from './chunks.ts';
import { code } from './code.ts';
import { mayStart } from './may-start.ts';
import { startTele } from './start-tele.ts';

/** What the build puts in place of these names (tooling/build-embed.ts): the script's files, their folder and the version. */
declare const TELE_CHUNKS: readonly Chunk[];
declare const TELE_BASE: string;
declare const TELE_VERSION: string;

const view = globalThis as typeof window;
if (mayStart(view, TELE_VERSION)) {
  const base = new URL(TELE_BASE, import.meta.url).href;
  // The build has every late import of the script's files call this, in place of `import()`, which checks nothing.
  Reflect.set(view, Symbol.for('tele.import'), importChecked(TELE_CHUNKS, { page: document, base }));
  startTele(view, { code, version: TELE_VERSION, base });
}
