// `node tooling/sheet-text.ts match-widget`: a widget's sheet for a shadow root. `document`: rules for documents.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { transform } from 'lightningcss';
import { assemble, shadowSheet, sheetOf, targets } from './sheet.ts';

const root = resolve(import.meta.dirname, '..');

function documentSheet(): string {
  const file = resolve(root, 'packages/ui/src/tokens/registered.css');
  return transform({ filename: file, code: readFileSync(file), minify: true, targets }).code.toString();
}

/** Rules of the script's own drawing, without React: its own, the primitives' and their tokens. */
const ofTheScript: Readonly<Record<string, readonly string[]>> = {
  modal: [
    'ui/src/tokens/tokens.css',
    'ui/src/heading/Heading.css',
    'ui/src/button/Button.css',
    'ui/src/icon/Icon.css',
    'ui/src/icon-button/IconButton.css',
    'kit/src/slot/HeadLine.css',
    'embed/src/modal/modal.css',
  ],
  'floating-button': ['ui/src/tokens/tokens.css', 'embed/src/floating-button/floating-button.css'],
};

const tokensTheWidgetReads = { file: 'widget.ts', text: '--tele-ground --tele-ground-space' };

function sheetCalled(name: string): string {
  const parts = ofTheScript[name];
  if (!parts) return sheetOf(resolve(root, 'packages', name, 'src/index.ts'));
  const files = parts.map((part) => resolve(root, 'packages', part));
  return assemble([tokensTheWidgetReads, ...files.map((file) => ({ file, text: readFileSync(file, 'utf8') }))]);
}

const [name = ''] = process.argv.slice(2);
process.stdout.write(name === 'document' ? documentSheet() : shadowSheet(sheetCalled(name)));
