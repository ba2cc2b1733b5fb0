// Props from types and source, for Storybook's tables, controls and assistants.
import ts from 'typescript';
import { defaultIn, defaultsOf } from './defaults.ts';
import type { PropRow, PropsTable } from './props-table.ts';
import { nodeOf, writeType } from './write-type.ts';

interface Reader {
  program: ts.Program;
  since: (file: string) => string | undefined;
}

/** Comment in one line, without references for developers. */
const inOneLine = (text: string): string =>
  text
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/ \((spec|product\.md|design)\b[^)]*\)/g, '')
    .trim();

const commentOf = (checker: ts.TypeChecker, symbol: ts.Symbol): string =>
  inOneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker)));

function tagOf(checker: ts.TypeChecker, symbol: ts.Symbol, name: string): string | undefined {
  const found = symbol.getJsDocTags(checker).find((tag) => tag.name === name);
  return found && ts.displayPartsToString(found.text).trim();
}

const isInherited = (prop: ts.Symbol): boolean =>
  prop.declarations?.every((each) => each.getSourceFile().fileName.includes('/node_modules/')) ?? true;

function elementOf(prop: ts.Symbol): string | undefined {
  const parent = prop.declarations?.[0]?.parent;
  const name = parent && ts.isInterfaceDeclaration(parent) ? parent.name.text : '';
  const [, element] = /^(\w*?)(?:HTML|SVG)Attributes$/.exec(name) ?? [];
  if (element === undefined) return undefined;
  return element === '' || element === 'All' ? 'element' : element.toLowerCase().replace('anchor', 'a');
}

/** Elements without children, although React's types allow them. */
const empty: ReadonlySet<string> = new Set(['input', 'textarea', 'img']);

function attributesOf(inherited: readonly ts.Symbol[]): string[] {
  const elements = [...new Set(inherited.flatMap((prop) => elementOf(prop) ?? []))];
  const named = elements.filter((each) => each !== 'element');
  return named.length > 0 ? named : elements;
}

/** Props of any call signature; required if all of them require it. */
function propsOfType(type: ts.Type): { prop: ts.Symbol; required: boolean }[] {
  const ways = type.isUnion() ? type.types : [type];
  const all = new Map<string, { prop: ts.Symbol; of: number; optional: boolean }>();
  for (const way of ways) {
    for (const prop of way.getProperties()) {
      const before = all.get(prop.name);
      const optional = (prop.flags & ts.SymbolFlags.Optional) !== 0 || (before?.optional ?? false);
      all.set(prop.name, { prop: before?.prop ?? prop, of: (before?.of ?? 0) + 1, optional });
    }
  }
  return [...all.values()].map(({ prop, of, optional }) => ({ prop, required: !optional && of === ways.length }));
}

function rowsOf(
  { program, since }: Reader,
  component: ts.Symbol,
  type: ts.Type,
): Pick<PropsTable, 'rows' | 'attributesOf'> {
  const checker = program.getTypeChecker();
  const [declaration] = component.declarations ?? [];
  const defaults = defaultsOf(checker, declaration);
  const version = tagOf(checker, component, 'since') ?? since(declaration?.getSourceFile().fileName ?? '');
  const all = propsOfType(type);
  const inherited = all.filter(({ prop }) => isInherited(prop)).map(({ prop }) => prop);
  const elements = attributesOf(inherited);
  const holds = !elements.some((each) => empty.has(each));
  const own = all.filter(
    ({ prop: { name }, prop }) => !inherited.includes(prop) || defaults.has(name) || (name === 'children' && holds),
  );
  const rows = own.map(({ prop, required }): PropRow => {
    const text = commentOf(checker, prop);
    const standard = tagOf(checker, prop, 'default') ?? defaults.get(prop.name) ?? defaultIn(text);
    const first = tagOf(checker, prop, 'since') ?? version;
    return {
      name: prop.name,
      required,
      ...writeType(checker, checker.getTypeOfSymbol(prop), nodeOf(prop)),
      ...(standard !== undefined && { standard }),
      ...(first !== undefined && { since: first }),
      text,
    };
  });
  return {
    rows: [...rows.filter(({ required }) => required), ...rows.filter(({ required }) => !required)],
    attributesOf: elements,
  };
}

export function readProps(reader: Reader, file: string): PropsTable[] {
  const checker = reader.program.getTypeChecker();
  const source = reader.program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) return [];
  return checker
    .getExportsOfModule(module)
    .filter(
      (each) =>
        /^[A-Z]/.test(each.name) &&
        each.flags & ts.SymbolFlags.Value &&
        each.valueDeclaration?.getSourceFile() === source,
    )
    .flatMap((component) => {
      const [call] = checker.getTypeOfSymbol(component).getCallSignatures();
      const [props] = call?.getParameters() ?? [];
      if (!call || !props) return [];
      return [
        {
          name: component.name,
          text: commentOf(checker, component),
          ...rowsOf(reader, component, checker.getTypeOfSymbol(props)),
        },
      ];
    });
}
