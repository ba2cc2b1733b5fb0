const readIn = (css: string): ReadonlySet<string> =>
  new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));

/** A minified sheet without the custom properties that nothing in it reads, those included that only such a one reads. */
export function withoutUnreadTokens(css: string): string {
  const read = readIn(css);
  const less = css
    .replace(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name: string) => (read.has(name) ? declaration : ''))
    .replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) => (read.has(name) ? rule : ''))
    .replace(/[^{}]+\{\}/g, '');
  return less === css ? css : withoutUnreadTokens(less);
}
