// Raises our rules above host themes such as `.site button:not(:hover)`. `#_` adds an ID's weight, matches nothing.
import { transform, type Selector } from 'lightningcss';

/** Primitives, kit, then widgets: later layers win, whatever the order of the sheets. */
const layers = [/packages\/ui\//, /packages\/kit\//];

export const layerOf = (file: string): number => layers.findIndex((layer) => layer.test(file)) + 1 || layers.length + 1;

/** Gives rules inside `.tele` the IDs of their layer. Rules for the root stay light. */
export function weighed(css: string, layer: number): string {
  const ids = Array.from({ length: layer }, () => ({ type: 'id', name: '_' }) as const);
  const weight: Selector = ids.flatMap((id, index) =>
    index === 0 ? [id] : [{ type: 'combinator', value: 'descendant' }, id],
  );
  const root: Selector = [{ type: 'class', name: 'tele' }];
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(css.replaceAll(':is(.tele, _ _ _ _ .tele)', ':is(.tele, #_)')),
    visitor: {
      Selector(selector) {
        const [first] = selector;
        if (first?.type !== 'class' || first.name !== 'tele' || !selector.some(({ type }) => type === 'combinator'))
          return undefined;
        return [{ type: 'pseudo-class', kind: 'is', selectors: [root, weight] }, ...selector.slice(1)];
      },
    },
  });
  return code.toString();
}

const selector = String.raw`\1 (?:[^{}(),]|\((?:[^()]|\([^()]*\))*\))+`;
const rule = String.raw`${selector}(?:,${selector})*\{[^{}]*\}`;
const runs = new RegExp(String.raw`(?<=^|[{}])(?=(:is\(\.tele,[^)]*\)))(?:${rule}){2,}`, 'g');

/** Nests minified rules of one weight that follow each other: 2 % smaller. */
export const nested = (css: string): string =>
  css.replaceAll(runs, (run, root: string) => `${root}{${run.replaceAll(`${root} `, '')}}`);

/** Resets a host's `*::before` on our pseudo-elements, one by one: a general rule would style more boxes. */
export function drawnPseudoElements(css: string): string {
  const rules = css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{[^{}]*(?<=[{;\s])content:(?!\s*normal)/g);
  const selectors = [...rules].flatMap(([, list = '']) => list.split(/,(?![^()]*\))/));
  return ['::before', '::after']
    .map((which) => {
      const drawn = new Set(selectors.filter((one) => one.includes(which)).map((one) => one.replace(which, '').trim()));
      return drawn.size > 0 ? `:is(.tele, #_) :where(${[...drawn].join(', ')})${which} { all: revert; }` : '';
    })
    .join('\n');
}
