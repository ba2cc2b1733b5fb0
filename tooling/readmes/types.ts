import { resolve } from 'node:path';
import ts from 'typescript';

export const root = resolve(import.meta.dirname, '../..');

export interface Field {
  name: string;
  required: boolean;
  type: string;
  text: string;
  own: boolean;
  /** Arguments of an event as a host writes them; null for none. */
  detail: string | null;
}

/** Source of an entry: 'match-widget', 'match-widget/home'. */
function sourceOf(entry: string): string {
  const [folder = '', file = 'index'] = entry.split('/');
  return resolve(root, 'packages', folder, 'src', `${file}.ts`);
}

export function readPackages(names: readonly string[], files: readonly { path: string; text: string }[]): ts.Program {
  const { config } = ts.readConfigFile(resolve(root, 'tsconfig.base.json'), (path) => ts.sys.readFile(path)) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const host = ts.createCompilerHost(options);
  const given = new Map(files.map(({ path, text }) => [path, text]));
  host.fileExists = (path) => given.has(path) || ts.sys.fileExists(path);
  host.readFile = (path) => given.get(path) ?? ts.sys.readFile(path);
  return ts.createProgram([...names.map(sourceOf), ...given.keys()], options, host);
}

const inOneLine = (text: string): string =>
  text
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/ \((spec|product\.md|design)\b[^)]*\)/g, '')
    .trim();

const quoted = (type: string): string => type.replaceAll('"', "'");

function listed(checker: ts.TypeChecker, type: ts.Type): string | null {
  const members = type.isUnion() ? type.types : [type];
  const words = members.filter((one) => !(one.flags & ts.TypeFlags.Undefined));
  if (words.length > 6 || !words.every((one) => one.isStringLiteral() || one.isNumberLiteral())) return null;
  return words.map((one) => quoted(checker.typeToString(one))).join(' | ');
}

/** '{ text?: string; url: string }' for our small types; null for others. */
function spelledOut(checker: ts.TypeChecker, type: ts.Type): string | null {
  const members = type.isUnion() ? type.types : [type];
  const [object, more] = members.filter((one) => !(one.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)));
  if (!object || more || !(object.flags & ts.TypeFlags.Object) || object.getCallSignatures().length > 0) return null;
  const fields = object.getProperties();
  const ours = fields.every((field) => field.declarations?.[0]?.getSourceFile().fileName.includes('/packages/'));
  if (!ours || fields.length > 4) return null;
  const text = `{ ${fields.map((field) => `${nameOf(field)}: ${written(checker, field)}`).join('; ')} }`;
  const orNull = members.some((one) => one.flags & ts.TypeFlags.Null) ? ' | null' : '';
  return text.length > 90 ? null : text + orNull;
}

const nameOf = (field: ts.Symbol): string => field.name + (field.flags & ts.SymbolFlags.Optional ? '?' : '');

function written(checker: ts.TypeChecker, field: ts.Symbol): string {
  const type = checker.getTypeOfSymbol(field);
  const short = listed(checker, type) ?? spelledOut(checker, type);
  if (short !== null) return short;
  const [declaration] = field.declarations ?? [];
  const node = declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined;
  const text = node?.getText();
  const plain = checker.getNonNullableType(type).flags & (ts.TypeFlags.String | ts.TypeFlags.Number);
  if (text && !plain && !/\bStep\b|\[|Pick</.test(text)) return inOneLine(text);
  return quoted(checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation)).replace(/ \| undefined$/, '');
}

function exported(program: ts.Program, folder: string, name: string): ts.Symbol {
  const checker = program.getTypeChecker();
  const entry = program.getSourceFile(sourceOf(folder));
  const module = entry && checker.getSymbolAtLocation(entry);
  const found = module && checker.getExportsOfModule(module).find((one) => one.name === name);
  if (!found) throw new Error(`packages/${folder} exports no ${name}.`);
  return found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
}

export function fieldsOf(program: ts.Program, folder: string, name: string): Field[] {
  const checker = program.getTypeChecker();
  const detailOf = (type: ts.Type): string | null => {
    const [event] = checker.getNonNullableType(type).getCallSignatures()[0]?.getParameters() ?? [];
    if (!event) return null;
    const given = checker.getTypeOfSymbol(event);
    if (!(given.flags & ts.TypeFlags.Object)) return written(checker, event);
    const parts = given.getProperties().map((part) => `${nameOf(part)}: ${written(checker, part)}`);
    return `{ ${parts.join('; ')} }`;
  };
  return checker
    .getDeclaredTypeOfSymbol(exported(program, folder, name))
    .getProperties()
    .map((field) => {
      const type = checker.getTypeOfSymbol(field);
      const file = field.declarations?.[0]?.getSourceFile().fileName ?? '';
      return {
        name: field.name,
        required: !(field.flags & ts.SymbolFlags.Optional),
        type: written(checker, field),
        text: inOneLine(ts.displayPartsToString(field.getDocumentationComment(checker))),
        own: file.includes(`/packages/${folder}/`),
        detail: detailOf(type),
      };
    });
}

export function wordsOf(program: ts.Program, folder: string, name: string): { word: string; text: string }[] {
  const declaration = exported(program, folder, name).declarations?.[0];
  if (!declaration || !ts.isTypeAliasDeclaration(declaration) || !ts.isUnionTypeNode(declaration.type)) {
    throw new Error(`${name} of packages/${folder} is no list of words.`);
  }
  const text = declaration.getSourceFile().text;
  let from = declaration.type.getFullStart();
  return declaration.type.types.map((member) => {
    const comment = /\/\*\*(.*?)\*\//s.exec(text.slice(from, member.getStart()))?.[1] ?? '';
    from = member.getEnd();
    return { word: member.getText().replaceAll("'", ''), text: inOneLine(comment.replaceAll(/\n\s*\*/g, '\n')) };
  });
}
