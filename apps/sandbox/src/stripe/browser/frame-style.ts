export type ElementStyle = Partial<Record<'base' | 'complete' | 'empty' | 'invalid', StateStyle>>;
export interface StateStyle {
  [property: string]: string | number | StateStyle;
}

const properties: Record<string, string> = {
  backgroundColor: 'background-color',
  color: 'color',
  fontFamily: 'font-family',
  fontSize: 'font-size',
  fontStyle: 'font-style',
  fontVariant: 'font-variant',
  fontWeight: 'font-weight',
  letterSpacing: 'letter-spacing',
  lineHeight: 'line-height',
  padding: 'padding',
  textAlign: 'text-align',
  textDecoration: 'text-decoration',
  textShadow: 'text-shadow',
  textTransform: 'text-transform',
};
const pseudos = [':hover', ':focus', '::placeholder', '::selection', ':-webkit-autofill', ':disabled'];

/** Writes the style into a sheet by property, so no value can open another rule. */
export function applyStyle(sheet: CSSStyleSheet, style: ElementStyle): void {
  while (sheet.cssRules.length > 0) sheet.deleteRule(0);
  for (const state of ['base', 'empty', 'complete', 'invalid'] as const) {
    const given = style[state];
    if (!given) continue;
    const inputs = state === 'base' ? '.card input' : `.card input[data-state='${state}']`;
    // The base is set on the form as well, because the widths of the fields follow its font size.
    write(sheet, state === 'base' ? '.card' : inputs, given);
    if (given.iconColor)
      write(sheet, state === 'invalid' ? ".card[data-state='invalid'] .icon" : '.card .icon', {
        color: given.iconColor,
      });
    for (const pseudo of pseudos) {
      const inner = given[pseudo];
      if (typeof inner === 'object') write(sheet, `${inputs}${pseudo}`, inner);
    }
  }
}

function write(sheet: CSSStyleSheet, selector: string, style: StateStyle): void {
  const rule = sheet.cssRules[sheet.insertRule(`${selector} {}`, sheet.cssRules.length)] as CSSStyleRule;
  for (const [name, value] of Object.entries(style)) {
    const property = properties[name];
    if (property && typeof value !== 'object') rule.style.setProperty(property, String(value));
  }
}
