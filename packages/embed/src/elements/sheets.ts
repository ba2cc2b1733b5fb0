type Root = Document | ShadowRoot;

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** One sheet per document, shared by its elements: sheets cannot be adopted across documents. Null if unsupported. */
function sheetIn(page: Document, text: string): CSSStyleSheet | null {
  const known = sheets.get(page) ?? new Map<string, CSSStyleSheet>();
  sheets.set(page, known);
  const Sheet = page.defaultView?.CSSStyleSheet;
  if (!Sheet || !('adoptedStyleSheets' in page)) return null;
  const sheet = known.get(text) ?? new Sheet();
  if (!known.has(text)) sheet.replaceSync(text);
  known.set(text, sheet);
  return sheet;
}

/** Adds a sheet to a root once. Constructed sheets need no CSP; the `<style>` fallback needs a nonce. */
export function adopt(root: Root, text: string, nonce: string | undefined): void {
  const page = 'host' in root ? root.ownerDocument : root;
  const sheet = sheetIn(page, text);
  if (sheet) {
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    return;
  }
  const place = 'host' in root ? root : root.head;
  const style = page.createElement('style');
  style.textContent = text;
  if (nonce) style.nonce = nonce;
  if (![...place.querySelectorAll('style')].some((one) => one.textContent === text)) place.append(style);
}

const rules: string[] = [];
const followers = new Map<ShadowRoot, string | undefined>();

/** Script files add their own rules before rendering (`tooling/embed/rules.ts`): later screens block nothing. */
export function addRules(text: string): void {
  rules.push(text);
  for (const [root, nonce] of followers) adopt(root, text, nonce);
}

export function followRules(root: ShadowRoot, nonce: string | undefined): () => void {
  for (const text of rules) adopt(root, text, nonce);
  followers.set(root, nonce);
  return () => void followers.delete(root);
}
