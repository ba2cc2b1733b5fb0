// Rewrites imports of our packages' indexes to their modules: esbuild splits by file and would load all of an index.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

interface Home {
  specifier: string;
  name: string;
}

const isOurs = (specifier: string): boolean => specifier.startsWith('@tele/');
const parse = (file: string, code: string) => ts.createSourceFile(file, code, ts.ScriptTarget.ESNext);

const values = (list: ts.NamedImports | ts.NamedExports) =>
  list.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ propertyName, name }) => ({ there: (propertyName ?? name).text, here: name.text }));

function traffic(statement: ts.Statement) {
  const isImport = ts.isImportDeclaration(statement);
  if (!isImport && !ts.isExportDeclaration(statement)) return null;
  const { moduleSpecifier } = statement;
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return null;
  const list = isImport ? statement.importClause?.namedBindings : statement.exportClause;
  const isType = isImport ? statement.importClause?.isTypeOnly : statement.isTypeOnly;
  if (isType || !list || !(ts.isNamedImports(list) || ts.isNamedExports(list))) return null;
  return { verb: isImport ? 'import' : 'export', from: moduleSpecifier.text, names: values(list) };
}

const entries = new Map<string, ReadonlyMap<string, Home>>();
function homesIn(packages: string, entry: string): ReadonlyMap<string, Home> {
  const known = entries.get(entry);
  if (known) return known;
  const [, folder = '', ...path] = entry.split('/');
  const manifest = JSON.parse(readFileSync(resolve(packages, folder, 'package.json'), 'utf8')) as {
    exports: Readonly<Record<string, string>>;
    publishConfig: { exports: Readonly<Record<string, unknown>> };
  };
  const file = resolve(packages, folder, manifest.exports[['.', ...path].join('/')] ?? '');
  // A widget publishes its entries alone.
  const publishesModules = './internal/*.js' in manifest.publishConfig.exports;
  const homes = new Map<string, Home>();
  for (const statement of parse(file, readFileSync(file, 'utf8')).statements) {
    const { from, names } = traffic(statement) ?? { from: '', names: [] };
    for (const { there, here } of names) {
      const specifier = from.replace(/^\.(\/.*)\.tsx?$/, `@tele/${folder}/internal$1.js`);
      const own = publishesModules ? { specifier, name: there } : { specifier: entry, name: here };
      homes.set(here, isOurs(from) ? homeOf(packages, from, there) : own);
    }
  }
  entries.set(entry, homes);
  return homes;
}

function homeOf(packages: string, entry: string, name: string): Home {
  const home = homesIn(packages, entry).get(name);
  if (!home) throw new Error(`${entry} does not hand on ${name}.`);
  return home;
}

/** `code` with direct imports and exports. Keeps lines for source maps. */
export function directImports(file: string, code: string): string {
  // Bundled into each package's configuration, so its own path is unknown.
  const packages = dirname(file.replace(/\/src\/.*$/, ''));
  let direct = code;
  const source = parse(file, code);
  for (const statement of source.statements.toReversed()) {
    const { verb, from, names } = traffic(statement) ?? { verb: '', from: '', names: [] };
    if (!isOurs(from)) continue;
    const [start, end] = [statement.getStart(source), statement.end];
    const lines = names.map(({ there, here }) => {
      const { specifier, name } = homeOf(packages, from, there);
      return `${verb} { ${name === here ? name : `${name} as ${here}`} } from '${specifier}';`;
    });
    direct =
      direct.slice(0, start) + lines.join(' ') + code.slice(start, end).replaceAll(/[^\n]/g, '') + direct.slice(end);
  }
  return direct;
}
