// Compares the published types of each package with its report in docs/api; `--write` updates the reports.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { publicPackages } from './public-packages.ts';

const root = resolve(import.meta.dirname, '..');
const reportFolder = join(root, 'docs/api');
// Apart from node_modules: types of other packages stay imports.
const folder = mkdtempSync(join(tmpdir(), 'tele-api-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Writes a module with all entries of a package. */
function entryOf(name: string): string {
  const dist = join(root, 'packages', name, 'dist');
  const files = readdirSync(dist).filter((file) => file.endsWith('.d.ts'));
  for (const file of files) cpSync(join(dist, file), join(folder, name, file));
  const entries = files.map((file) => basename(file, '.d.ts')).filter((file) => !/\.|^cli$/.test(file));
  const lines = entries.map((entry) => `export *${entry === 'index' ? '' : ` as ${entry}`} from './${entry}.js';`);
  const path = join(folder, name, 'all-entries.d.ts');
  writeFileSync(path, lines.join('\n'));
  return path;
}

const packages = publicPackages(root).map((name) => ({ name, entry: entryOf(name) }));
const files = packages.map(({ entry }) => entry);
const compilerOptions = { types: ['react'], typeRoots: [join(root, 'node_modules/@types')] };
const overrideTsconfig = { extends: join(root, 'tsconfig.base.json'), compilerOptions, files };
const configs = packages.map(({ name, entry }) =>
  ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: entry,
      newlineKind: 'lf',
      compiler: { overrideTsconfig },
      apiReport: {
        enabled: true,
        reportFileName: name,
        reportFolder,
        reportTempFolder: folder,
        includeForgottenExports: true,
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(root, 'packages', name, 'package.json'),
  }),
);
const compilerState = CompilerState.create(configs[0]!, { additionalEntryPoints: files });
const localBuild = process.argv.includes('--write');
if (localBuild) rmSync(reportFolder, { recursive: true, force: true });
mkdirSync(reportFolder, { recursive: true });
for (const config of configs) {
  const { apiReportChanged } = Extractor.invoke(config, {
    localBuild,
    compilerState,
    messageCallback: (message) => void (message.handled = true),
  });
  if (!apiReportChanged || localBuild) continue;
  spawnSync('git', ['diff', '--no-index', config.reportFilePath, config.reportTempFilePath], { stdio: 'inherit' });
  process.exitCode = 1;
}
if (process.exitCode === 1)
  console.error('✖ Published types changed. Add a changeset, then run node tooling/check-api.ts --write.');
else console.log(`API: the types of ${packages.length} packages are as docs/api has them.`);
