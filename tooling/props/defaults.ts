import ts from 'typescript';

const longest = 48;

function functionIn(node: ts.Node | undefined): ts.SignatureDeclaration | undefined {
  if (!node) return undefined;
  if (ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return node;
  if (ts.isVariableDeclaration(node)) return functionIn(node.initializer);
  return ts.isCallExpression(node) ? functionIn(node.arguments[0]) : undefined;
}

function patternsOf(component: ts.SignatureDeclaration): ts.ObjectBindingPattern[] {
  const [props] = component.parameters;
  if (!props) return [];
  if (ts.isObjectBindingPattern(props.name)) return [props.name];
  const body = 'body' in component ? component.body : undefined;
  if (!body || !ts.isBlock(body)) return [];
  const given = props.name.getText();
  return body.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) =>
      declarationList.declarations.flatMap(({ name, initializer }) =>
        initializer?.getText() === given && ts.isObjectBindingPattern(name) ? [name] : [],
      ),
    );
}

function written(checker: ts.TypeChecker, value: ts.Expression): string {
  const symbol = ts.isIdentifier(value) ? checker.getSymbolAtLocation(value) : undefined;
  const origin = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declared = origin?.declarations?.[0];
  const followed = declared && ts.isVariableDeclaration(declared) ? declared.initializer : undefined;
  const literal = followed && (ts.isStringLiteralLike(followed) || ts.isNumericLiteral(followed)) ? followed : value;
  const text = literal.getText().replaceAll(/\s+/g, ' ');
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

export function defaultsOf(checker: ts.TypeChecker, declaration: ts.Node | undefined): ReadonlyMap<string, string> {
  const component = functionIn(declaration);
  const elements = component ? patternsOf(component).flatMap((pattern) => [...pattern.elements]) : [];
  return new Map(
    elements.flatMap(({ name, propertyName, initializer }): [string, string][] =>
      initializer ? [[(propertyName ?? name).getText(), written(checker, initializer)]] : [],
    ),
  );
}

const value = /('[^']+'|`[^`]+`|-?\d+(?:\.\d+)?|true|false|none)/.source;
const patterns = [
  new RegExp(String.raw`Default: ${value}(?![\w-])`),
  new RegExp(String.raw`(?<![\w'])${value} by default`),
];

/** "Default: 'doctor'." or "'doctor' by default" in a doc comment, where the component hands its props on. */
export const defaultIn = (text: string): string | undefined =>
  patterns.map((pattern) => pattern.exec(text)?.[1]?.replaceAll('`', '')).find((found) => found !== undefined);
