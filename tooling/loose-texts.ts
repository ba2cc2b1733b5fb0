import ts from 'typescript';

export interface LooseText {
  line: number;
  column: number;
  code: string;
}

const { Any, BigIntLike, NumberLike, StringLike } = ts.TypeFlags;

/** JSX texts that share an element: React cannot update them once a browser's translator has replaced them. */
export function looseTexts(file: ts.SourceFile, checker: ts.TypeChecker): LooseText[] {
  const found: LooseText[] = [];
  const report = (node: ts.Node): void => {
    const { line, character } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push({ line: line + 1, column: character + 1, code: node.getText().trim() });
  };
  const isText = (type: ts.Type): boolean => {
    if (type.flags & Any) return false;
    if (type.isUnion()) return !isNode(type) && type.types.some(isText);
    if (checker.isArrayType(type)) return checker.getTypeArguments(type as ts.TypeReference).some(isText);
    return (type.flags & (StringLike | NumberLike | BigIntLike)) !== 0;
  };
  const readChildren = ({ children }: ts.JsxElement | ts.JsxFragment, alone: boolean): void => {
    const shown = children.filter((child) => !isNothing(child));
    for (const child of shown) {
      if (ts.isJsxText(child)) {
        if (!alone || shown.length > 1) report(child);
      } else if (ts.isJsxExpression(child) && child.expression) {
        for (const value of outcomes(child.expression)) {
          const type = checker.getTypeAtLocation(value);
          if (isBlank(value) || !isText(type)) continue;
          if (!alone || shown.length > 1 || checker.isArrayType(type)) report(value);
        }
      }
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node)) readChildren(node, node.openingElement.tagName.getText() !== 'Fragment');
    if (ts.isJsxFragment(node)) readChildren(node, false);
    if (isComponent(node)) {
      const signature = checker.getSignatureFromDeclaration(node);
      if (signature && isText(checker.getReturnTypeOfSignature(signature))) report(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** ReactNode, or the rest of it in a union with an element. */
const isNode = (type: ts.UnionType): boolean => type.types.some(({ symbol }) => symbol?.name === 'Iterable');

function isNothing(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.text.trim() === '';
  return ts.isJsxExpression(child) && !child.expression;
}

/** Translators leave white space alone. */
const isBlank = (node: ts.Expression): boolean => ts.isStringLiteralLike(node) && node.text.trim() === '';

const isComponent = (node: ts.Node): node is ts.ArrowFunction =>
  ts.isArrowFunction(node) &&
  ts.isVariableDeclaration(node.parent) &&
  /^[A-Z][a-z]/.test(node.parent.name.getText()) &&
  node.getSourceFile().fileName.endsWith('.tsx');

function outcomes(node: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(node)) return outcomes(node.expression);
  if (ts.isConditionalExpression(node)) return [...outcomes(node.whenTrue), ...outcomes(node.whenFalse)];
  if (!ts.isBinaryExpression(node)) return [node];
  const { left, operatorToken, right } = node;
  if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return outcomes(right);
  const either =
    operatorToken.kind === ts.SyntaxKind.BarBarToken || operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;
  return either ? [...outcomes(left), ...outcomes(right)] : [node];
}
