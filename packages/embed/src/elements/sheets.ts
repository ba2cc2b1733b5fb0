type Root = Document | ShadowRoot;

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Made once for a document, whose elements share it: one of another document cannot be adopted. Null where the browser makes none. */
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

/**
 * Has a document or a shadow root drawn with a sheet, once however often it is asked for. No policy covers a constructed sheet; where there
 * are none it is a `<style>` with the host's nonce.
 */
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

/** In the script each file brings the rules of what it draws (`tooling/embed/rules.ts`), before it draws: nobody waits for those of later screens. */
export function addRules(text: string): void {
  rules.push(text);
  for (const [root, nonce] of followers) adopt(root, text, nonce);
}

/** Has a shadow root drawn with the rules that have come and those that will, until the answer is called. */
export function followRules(root: ShadowRoot, nonce: string | undefined): () => void {
  for (const text of rules) adopt(root, text, nonce);
  followers.set(root, nonce);
  return () => void followers.delete(root);
}
