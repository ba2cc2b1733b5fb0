import ts from 'typescript';

const forMachines = /^(className|style|type|tags|role|id|name|key|href|rel|data-.*|kind|variant|size|zone|locale)$/;

function isProse(text: string): boolean {
  if (/^(https?:|[./#]|tele-|spec:|--|data:)|[{}<>=;]|^\d{4}-\d\d|T\d\d:\d\d/.test(text)) return false;
  return /\p{L}{2,}.* .*\p{L}/u.test(text) || /^\p{Lu}\p{Ll}{2,}[.:!?…]?$/u.test(text);
}

function holder(node: ts.Node): string {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent)) return parent.name.getText().replaceAll("'", '');
  return ts.isArrayLiteralExpression(parent) ? holder(parent) : '';
}

function textsAt(node: ts.Node): string[] {
  if (ts.isJsxText(node)) return [node.text];
  if (ts.isStringLiteralLike(node))
    return ts.isImportDeclaration(node.parent) || forMachines.test(holder(node)) ? [] : [node.text];
  // Values become gaps: 'Submit & pay …'.
  if (ts.isTemplateExpression(node))
    return [[node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')];
  return [];
}

export function proseIn(node: ts.Node): string[] {
  const found = new Set<string>();
  const look = (each: ts.Node): void => {
    if (ts.isImportDeclaration(each) || ts.isTypeNode(each)) return;
    for (const text of textsAt(each).map((one) => one.replaceAll(/\s+/g, ' ').trim()))
      if (isProse(text)) found.add(text);
    ts.forEachChild(each, look);
  };
  look(node);
  return [...found];
}
