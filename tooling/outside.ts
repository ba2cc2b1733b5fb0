// Uses the packed packages as a stranger would: two projects in a temporary folder, React 18 and 19, installed from the
// tarballs; strict types without skipLibCheck, renderToString, hydration under StrictMode, clicks; the calendar against a service on
// loopback, by keyboard; the registration as it finds that nobody has applied. Needs a build first.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'tele-outside-'));
function run(program: string, args: readonly string[], cwd: string): void {
  execFileSync(program, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' });
}
function say(program: string, args: readonly string[], cwd: string): void {
  try {
    process.stdout.write(execFileSync(program, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' }));
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) process.stdout.write(String(error.stdout));
    throw new Error(`${program} ${args.join(' ')} failed in ${cwd}.`, { cause: error });
  }
}

// Text, not source, to the tools of this workspace: they compile in the projects outside only.
const programs = ['server', 'browser', 'calendar', 'register'] as const;
const files = ['page', 'document', ...programs] as const;
const reacts = [
  { react: '18.3.1', types: '^18.3.0', domTypes: '^18.3.0' },
  { react: '19.3.1', types: '19.3.0', domTypes: '19.3.0' },
];

try {
  const tarballs: Record<string, string> = {};
  for (const name of ['core', 'ui', 'kit', 'appointments', 'availability-calendar', 'doctor-register']) {
    const from = resolve(root, 'packages', name);
    if (!existsSync(join(from, 'dist'))) throw new Error(`packages/${name} has no dist: run \`npm run build\` first.`);
    const to = join(folder, 'packs', name);
    mkdirSync(to, { recursive: true });
    run('pnpm', ['pack', '--pack-destination', to], from);
    tarballs[`@tele/${name}`] = `file:${join(to, readdirSync(to)[0] ?? '')}`;
  }
  for (const { react, types, domTypes } of reacts) {
    const project = join(folder, `react-${react}`);
    mkdirSync(project);
    const write = (name: string, value: unknown) => writeFileSync(join(project, name), JSON.stringify(value, null, 2));
    write('package.json', {
      private: true,
      type: 'module',
      dependencies: { ...tarballs, react, 'react-dom': react, jsdom: '31.0.1' },
      devDependencies: {
        '@types/node': '24.10.1',
        '@types/react': types,
        '@types/react-dom': domTypes,
        typescript: '7.0.2',
      },
    });
    // JSON is YAML: the packed packages ask for one another by version, and get the tarballs.
    write('pnpm-workspace.yaml', { packages: ['.'], overrides: tarballs, allowBuilds: {}, minimumReleaseAge: 0 });
    write('tsconfig.json', {
      compilerOptions: {
        strict: true,
        skipLibCheck: false,
        module: 'nodenext',
        moduleResolution: 'nodenext',
        target: 'es2022',
        lib: ['es2023', 'dom', 'dom.iterable'],
        jsx: 'react-jsx',
        types: ['node'],
        outDir: 'out',
        rootDir: '.',
      },
      files: files.map((name) => `${name}.tsx`),
    });
    for (const name of files) {
      copyFileSync(join(import.meta.dirname, `outside/${name}.tsx.txt`), join(project, `${name}.tsx`));
    }
    run('pnpm', ['install', '--prefer-offline', '--ignore-scripts'], project);
    say(join(project, 'node_modules/.bin/tsc'), ['-p', '.'], project);
    for (const name of programs) say(process.execPath, [`out/${name}.js`], project);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
