import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import { findSources } from '../find-files.ts';
import { proseIn } from './prose-in.ts';

interface Source {
  prose: readonly string[];
  imports: readonly string[];
}

function readSource(file: string): Source {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind);
  const imports = source.statements.flatMap((each) =>
    ts.isImportDeclaration(each) && !each.importClause?.isTypeOnly && ts.isStringLiteral(each.moduleSpecifier)
      ? [each.moduleSpecifier.text]
      : [],
  );
  return {
    prose: /\.(messages\.ts|tsx)$/.test(file) ? proseIn(source) : [],
    imports: imports
      .filter((path) => path.startsWith('.') && /\.tsx?$/.test(path))
      .map((path) => resolve(dirname(file), path)),
  };
}

export function screenReader(root: string): (files: readonly string[]) => string[] {
  const withStories = new Set(
    findSources(['packages/*/src/**/*.stories.tsx', 'apps/portal/src/**/*.stories.tsx'], root).map((path) =>
      dirname(resolve(root, path)),
    ),
  );
  const sources = new Map<string, Source>();
  const sourceOf = (file: string): Source => {
    const found = sources.get(file) ?? readSource(file);
    sources.set(file, found);
    return found;
  };
  return (files) => {
    const own = new Set(files.map((file) => dirname(file)));
    const seen = new Set<string>();
    const texts = new Set<string>();
    const visit = (file: string): void => {
      if (seen.has(file) || !existsSync(file) || (!own.has(dirname(file)) && withStories.has(dirname(file)))) return;
      seen.add(file);
      for (const text of sourceOf(file).prose) texts.add(text);
      for (const next of sourceOf(file).imports) visit(next);
    };
    for (const file of files) visit(file);
    return [...texts];
  };
}
