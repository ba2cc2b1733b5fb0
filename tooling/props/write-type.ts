import ts from 'typescript';
import type { Choice, PropKind } from './props-table.ts';

const wordsInLine = 12;
const shapesOfOne = 3;

export interface Written {
  type: string;
  kind: PropKind;
  choices?: readonly Choice[];
  shape?: string;
}

const inOneLine = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^\| |(?<=[({<]) ?\| /g, '')
    .replaceAll('"', "'");
const quoted = (choice: Choice): string => (typeof choice === 'string' ? `'${choice}'` : String(choice));

const isOurs = (symbol: ts.Symbol | undefined): boolean =>
  symbol?.declarations?.some((each) => !each.getSourceFile().fileName.includes('/node_modules/')) ?? false;

const membersOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);
const isNothing = ({ flags }: ts.Type): boolean => (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) !== 0;

function choiceOf(checker: ts.TypeChecker, type: ts.Type): Choice | undefined {
  if (type.isStringLiteral() || type.isNumberLiteral()) return type.value;
  if (type.flags & ts.TypeFlags.Null) return null;
  if (type.flags & ts.TypeFlags.BooleanLiteral) return checker.typeToString(type) === 'true';
  return undefined;
}

/** Declaration order of a union: the compiler's order is arbitrary. */
function declaredOrder(checker: ts.TypeChecker, node: ts.TypeNode | undefined): readonly string[] {
  if (!node) return [];
  if (ts.isUnionTypeNode(node)) return node.types.flatMap((each) => declaredOrder(checker, each));
  if (ts.isLiteralTypeNode(node)) return [node.getText().replaceAll(/^['"]|['"]$/g, '')];
  if (!ts.isTypeReferenceNode(node)) return [];
  const [alias] = aliased(checker, node.typeName)?.declarations ?? [];
  return alias && ts.isTypeAliasDeclaration(alias) ? declaredOrder(checker, alias.type) : [];
}

function aliasNodeOf({ aliasSymbol }: ts.Type): ts.TypeNode | undefined {
  const [alias] = aliasSymbol?.declarations ?? [];
  return alias && ts.isTypeAliasDeclaration(alias) ? alias.type : undefined;
}

function aliased(checker: ts.TypeChecker, name: ts.Node): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function choicesOf(
  checker: ts.TypeChecker,
  type: ts.Type,
  node: ts.TypeNode | undefined,
): readonly Choice[] | undefined {
  const values = membersOf(type)
    .filter((each) => !isNothing(each))
    .map((each) => choiceOf(checker, each));
  if (values.length === 0 || values.includes(undefined)) return undefined;
  if (values.every((value) => typeof value === 'boolean' || value === null)) return undefined;
  const order = [node, aliasNodeOf(checker.getNonNullableType(type))].flatMap((each) => declaredOrder(checker, each));
  const placeOf = (value: Choice): number => {
    const place = order.indexOf(String(value));
    return place !== -1 && value !== null ? place : order.length + (value === null ? 1 : 0);
  };
  return values.filter((value) => value !== undefined).toSorted((one, other) => placeOf(one) - placeOf(other));
}

const flat = (text: string): string => (text.length > 160 ? `${text.slice(0, 159)}…` : text);

function inLine(checker: ts.TypeChecker, type: ts.Type, node: ts.TypeNode | undefined): string {
  const choices = choicesOf(checker, type, node);
  if (choices && choices.length <= wordsInLine) return choices.map(quoted).join(' | ');
  // For generic types, only the compiler knows the parameter.
  const open =
    node && namesIn(node).some((name) => (aliased(checker, name)?.flags ?? 0) & ts.SymbolFlags.TypeParameter);
  if (node && !open) return inOneLine(node.getText()).replace(/ \| undefined$/, '');
  return inOneLine(checker.typeToString(checker.getNonNullableType(type), undefined, ts.TypeFormatFlags.NoTruncation));
}

export function nodeOf(symbol: ts.Symbol): ts.TypeNode | undefined {
  const declaration = symbol.declarations?.[0];
  return declaration &&
    (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration) || ts.isParameter(declaration))
    ? declaration.type
    : undefined;
}

function fieldsOf(checker: ts.TypeChecker, type: ts.Type, indent: string): string {
  const lines = type.getProperties().map((field) => {
    const optional = field.flags & ts.SymbolFlags.Optional ? '?' : '';
    return `${indent}${field.name}${optional}: ${flat(inLine(checker, checker.getTypeOfSymbol(field), nodeOf(field)))}`;
  });
  return `{\n${lines.join('\n')}\n}`;
}

function typesIn(checker: ts.TypeChecker, type: ts.Type): ReadonlyMap<string, ts.Type> {
  const members = membersOf(checker.getNonNullableType(type));
  const given = members.flatMap((each) =>
    each.getCallSignatures().flatMap((call) => call.getParameters().map((one) => checker.getTypeOfSymbol(one))),
  );
  const named = [...members, ...given].map((each): [string, ts.Type] => [
    (each.aliasSymbol ?? each.symbol)?.name ?? '',
    each,
  ]);
  return new Map(named);
}

function shapeOf(
  checker: ts.TypeChecker,
  name: ts.EntityName,
  types: ReadonlyMap<string, ts.Type>,
): string | undefined {
  const symbol = aliased(checker, name);
  if (!symbol || !isOurs(symbol) || symbol.flags & ts.SymbolFlags.TypeParameter) return undefined;
  const type = types.get(symbol.name) ?? checker.getDeclaredTypeOfSymbol(symbol);
  const [declaration] = symbol.declarations ?? [];
  const node = declaration && ts.isTypeAliasDeclaration(declaration) ? declaration.type : undefined;
  const choices = choicesOf(checker, type, node);
  if (choices) return `${symbol.name} = ${choices.map(quoted).join(' | ')}`;
  if (type.isUnion()) return node && `${symbol.name} = ${flat(inOneLine(node.getText()))}`;
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) || checker.isArrayType(type)) {
    return node && `${symbol.name} = ${flat(inOneLine(node.getText()))}`;
  }
  const [call] = type.getCallSignatures();
  if (call)
    return `${symbol.name} = ${flat(inOneLine(checker.signatureToString(call, undefined, ts.TypeFormatFlags.WriteArrowStyleSignature)))}`;
  return type.getProperties().length === 0 ? undefined : `${symbol.name} ${fieldsOf(checker, type, '  ')}`;
}

function namesIn(node: ts.TypeNode): ts.EntityName[] {
  const names: ts.EntityName[] = [];
  const look = (each: ts.Node): void => {
    if (ts.isTypeReferenceNode(each)) names.push(each.typeName);
    ts.forEachChild(each, look);
  };
  look(node);
  return names;
}

function shapesOf(
  checker: ts.TypeChecker,
  type: ts.Type,
  node: ts.TypeNode | undefined,
  line: string,
): string | undefined {
  if (!node) return undefined;
  const types = typesIn(checker, type);
  const shapes = namesIn(node)
    // Inline types need no line.
    .filter((name) => line.includes(name.getText()))
    .flatMap((name) => shapeOf(checker, name, types) ?? []);
  return shapes.length === 0 ? undefined : [...new Set(shapes)].slice(0, shapesOfOne).join('\n\n');
}

function kindOf(checker: ts.TypeChecker, type: ts.Type): PropKind {
  const members = membersOf(checker.getNonNullableType(type)).filter((each) => !isNothing(each));
  const all = (flag: ts.TypeFlags): boolean => members.length > 0 && members.every(({ flags }) => (flags & flag) !== 0);
  const symbols = members.map((each) => each.symbol?.name ?? '');
  if (symbols.some((name) => ['ReactElement', 'ReactPortal'].includes(name))) return 'node';
  if (all(ts.TypeFlags.BooleanLike)) return 'flag';
  if (all(ts.TypeFlags.NumberLike)) return 'number';
  if (members.some(({ flags }) => flags & ts.TypeFlags.StringLike)) return 'text';
  if (symbols.length === 1 && symbols[0] === 'Date') return 'date';
  return members.some((each) => each.getCallSignatures().length > 0) ? 'function' : 'object';
}

export function writeType(checker: ts.TypeChecker, type: ts.Type, node: ts.TypeNode | undefined): Written {
  const choices = choicesOf(checker, type, node);
  const line = inLine(checker, type, node);
  const shape = shapesOf(checker, type, node, line);
  return {
    type: line,
    kind: choices ? 'choice' : kindOf(checker, type),
    ...(choices && { choices }),
    ...(shape !== undefined && { shape }),
  };
}
