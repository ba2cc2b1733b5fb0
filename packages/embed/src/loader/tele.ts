// Script a page loads: all it needs until a widget is near the window or requested.
import { importChecked, type Chunk } from './chunks.ts';
import { code } from './code.ts';
import { mayStart } from './may-start.ts';
import { startTele } from './start-tele.ts';

/** Replaced by the build (tooling/build-embed.ts): script files, their folder and the version. */
declare const TELE_CHUNKS: readonly Chunk[];
declare const TELE_BASE: string;
declare const TELE_VERSION: string;

const view = globalThis as typeof window;
if (mayStart(view, TELE_VERSION)) {
  const base = new URL(TELE_BASE, import.meta.url).href;
  // The build replaces `import()`, which checks no hash, with this in all script files.
  Reflect.set(view, Symbol.for('tele.import'), importChecked(TELE_CHUNKS, { page: document, base }));
  startTele(view, { code, version: TELE_VERSION, base });
}
