import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import { findSources, slashed } from '../find-files.ts';

function namesIn(source: ts.SourceFile): string[] {
  const names: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'component' && ts.isIdentifier(node.initializer)) {
      names.push(node.initializer.text);
    }
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'subcomponents') {
      names.push(...(node.initializer.getText().match(/\b[A-Z]\w*/g) ?? []));
    }
    ts.forEachChild(node, look);
  };
  ts.forEachChild(source, look);
  return names;
}

function filesOf(source: ts.SourceFile, names: readonly string[]): string[] {
  return source.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const bindings = importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings) || !ts.isStringLiteral(moduleSpecifier)) return [];
    const isImported = bindings.elements.some(({ name }) => names.includes(name.text));
    return isImported && moduleSpecifier.text.startsWith('.')
      ? [slashed(resolve(dirname(source.fileName), moduleSpecifier.text))]
      : [];
  });
}

const isCode = (file: string): boolean =>
  file.endsWith('.tsx') && !/\.(stories|test)\.tsx$|\/(story|testing)\//.test(file);

function shownBy(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return filesOf(source, namesIn(source)).filter(isCode);
}

export interface FoundComponents {
  files: ReadonlySet<string>;
  byStories: ReadonlyMap<string, readonly string[]>;
}

export function findComponents(root: string): FoundComponents {
  const stories = findSources(['packages/*/src/**/*.stories.tsx', 'apps/portal/src/**/*.stories.tsx'], root);
  const byStories = new Map(stories.map((path) => [resolve(root, path), shownBy(resolve(root, path))]));
  const primitives = findSources('packages/ui/src/*/*.tsx', root).map((path) => slashed(resolve(root, path)));
  return { files: new Set([...primitives.filter(isCode), ...[...byStories.values()].flat()]), byStories };
}
