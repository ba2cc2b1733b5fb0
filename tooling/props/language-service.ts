import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';

export interface Program {
  /** As the files were when first asked after `renew`. */
  current: () => ts.Program;
  /** Rereads changed files only, so saving in `storybook dev` costs a second. */
  renew: () => void;
}

export function programOf(root: string, files: readonly string[]): Program {
  const { config } = ts.readConfigFile(resolve(root, 'tsconfig.base.json'), (path) => ts.sys.readFile(path)) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const changedAt = (file: string): string => String(statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [...files],
    getScriptVersion: changedAt,
    getScriptSnapshot: (file) => {
      const text = ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (given) => ts.getDefaultLibFilePath(given),
    fileExists: (file) => ts.sys.fileExists(file),
    readFile: (file) => ts.sys.readFile(file),
    directoryExists: (folder) => ts.sys.directoryExists(folder),
    getDirectories: (folder) => ts.sys.getDirectories(folder),
    realpath: (file) => ts.sys.realpath?.(file) ?? file,
  });
  let kept: ts.Program | undefined;
  return {
    current: () => {
      kept ??= service.getProgram();
      if (!kept) throw new Error('The compiler has no program of the components.');
      return kept;
    },
    renew: () => {
      kept = undefined;
    },
  };
}
