import type { Page } from '@playwright/test';

export const hostElements = `
  <header><h1>Banksia Clinic</h1><nav><ul><li><a href="#a">Home</a></li><li><a href="#b">Contact</a></li></ul></nav></header>
  <main><p>A paragraph with <b>bold</b> and <a href="#c">a link</a>.</p>
    <form><label for="x">Name</label><input id="x" type="text"><input type="checkbox"><select><option>One</option></select>
      <textarea>Text</textarea><button type="button">Send</button></form>
    <table><tr><th>Day</th><td>9 to 5</td></tr></table><dl><dt>Fee</dt><dd>$10</dd></dl>
    <details open><summary>More</summary>Text</details><svg width="20" height="20"><path d="M0 0h20v20z" fill="blue"/></svg></main>`;

export type Looks = Record<string, string>;

/** Computed properties of all elements under `within`, one line each. `host`: read its shadow root. */
export async function looks(page: Page, within: string, host?: string): Promise<Looks> {
  // One string: single values are slow to transfer.
  const text = await page.evaluate(
    ([selector, hostSelector]) => {
      const found: Record<string, string> = {};
      const tree = hostSelector === undefined ? document : document.querySelector(hostSelector)?.shadowRoot;
      for (const [index, element] of [...(tree?.querySelectorAll(selector) ?? [])].entries()) {
        for (const pseudo of ['', '::before', '::after', '::placeholder']) {
          if (pseudo === '::placeholder' && !element.matches('input, textarea')) continue;
          const style = getComputedStyle(element, pseudo || null);
          const { content } = style;
          if (pseudo.length > 0 && pseudo !== '::placeholder' && (content === 'none' || content === 'normal')) continue;
          const values = [...style].map((property) => `${property}: ${style.getPropertyValue(property)}`);
          found[`${index} ${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}${pseudo}`] =
            values.join('\n');
        }
      }
      return JSON.stringify(found);
    },
    [within, host] as const,
  );
  return JSON.parse(text) as Looks;
}

/** Differences as `element: property: was → is`, without Tele's registered properties. */
export const differences = (was: Looks, is: Looks): string[] => [
  ...Object.keys(is).filter((name) => !(name in was)),
  ...Object.entries(was).flatMap(([name, text]) => {
    if (is[name] === text) return [];
    const now = new Map((is[name] ?? '').split('\n').map((one) => [one.slice(0, one.indexOf(':')), one]));
    return text.split('\n').flatMap((one) => {
      const other = now.get(one.slice(0, one.indexOf(':')));
      return other === one ? [] : [`${name}: ${one} → ${other}`];
    });
  }),
];
