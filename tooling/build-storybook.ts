// `npm run build:storybook`: static Storybook for any path. Fails when files are missing or search and sharing break.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from './browser.ts';
import { program } from './program.ts';
import { measureFolder } from './storybook/measure-folder.ts';
import { openBelow, type Loaded } from './storybook/open-below.ts';
import { trim } from './storybook/trim.ts';
import { tryFrame } from './storybook/try-frame.ts';

const out = resolve(process.argv[2] ?? 'storybook-static');
const [node, entry] = program('storybook');
const words = [entry, 'build', '--quiet', '--loglevel', 'error', '-o', out];
const { status } = spawnSync(node, words, { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const trimmed = trim(out);
const { files, bytes } = measureFolder(out);
const megabytes = (size: number): string => `${(size / 1e6).toFixed(1)} MB`;
const kilobytes = (size: number): string => `${Math.round(size / 1000)} kB`;

const browser = await chromium.launch(await launchOptions());
const below = '/some/folder/';
const all = await openBelow(browser, out, below);
const inUse = await tryFrame(browser, out, below);
await browser.close();

console.log(
  `Storybook: ${files} files, ${megabytes(bytes)} in ${out} (${megabytes(trimmed)} that nobody reads left out).`,
);
const line = (what: string, { requests, compressed, whole }: Loaded): string =>
  `${what}: ${requests} requests, ${kilobytes(compressed)} compressed (${megabytes(whole)} unpacked).`;
console.log(line('The first story in its frame', all.story));
console.log(line('The frame around it', all.manager));
const faults = [...all.story.faults, ...all.manager.faults, ...inUse];
for (const fault of faults) console.error(`Below ${below}: ${fault}`);
if (faults.length > 0) process.exit(1);
