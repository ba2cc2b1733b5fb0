import ts from 'typescript';

const { EqualsEqualsEqualsToken, ExclamationEqualsEqualsToken, InKeyword } = ts.SyntaxKind;
const comparisons: readonly ts.SyntaxKind[] = [EqualsEqualsEqualsToken, ExclamationEqualsEqualsToken, InKeyword];

export function stringAt(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return (
    node.head.text + node.templateSpans.map(({ expression, literal }) => valueName(expression) + literal.text).join('')
  );
}

const helpers = ['facts', 'locale', 'say', 'toLowerCase', 'zone'];

function valueName(expression: ts.Expression): string {
  const names = expression.getText().match(/[A-Za-z_$][\w$]*/g) ?? [];
  return `{${names.findLast((name) => !helpers.includes(name)) ?? 'value'}}`;
}

export function isForMachines(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent)) return comparisons.includes(parent.operatorToken.kind);
  if (ts.isCallExpression(parent)) return parent.expression !== node && !isText(parent, node);
  return (
    ts.isLiteralTypeNode(parent) ||
    ts.isCaseClause(parent) ||
    ts.isElementAccessExpression(parent) ||
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    (ts.isPropertyAssignment(parent) && parent.name === node)
  );
}

/** Arguments that people read: `refused('CODE', 'text')`, `joined('a', 'b')`. */
function isText({ expression, arguments: given }: ts.CallExpression, node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(expression)) return false;
  return given[0] !== node || /\p{L} \p{L}/u.test(stringAt(node) ?? '');
}
