// What a rule weighs on a page that is not ours. Themes write rules such as `.site button:not(:hover):not(:active):not(.has-background)`,
// which outweigh any number of our classes that one would like to write; an id outweighs them all. `#_` matches nothing and lends its weight.
import { transform, type Selector } from 'lightningcss';

/** Primitives, what every widget has of kit, and the widgets: who draws with another's parts outweighs them, whatever the order of the sheets. */
const layers = [/packages\/ui\//, /packages\/kit\//];

/** 1 for the primitives, 2 for kit, 3 for everything that is made of them. */
export const layerOf = (file: string): number => layers.findIndex((layer) => layer.test(file)) + 1 || layers.length + 1;

/** A sheet whose rules for what stands inside `.tele` weigh as many ids as its layer has. Those for the root itself stay as light as they are. */
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

/**
 * Clears the pseudo-elements that a sheet draws of what a host's `*::before` sets. One by one: a rule for those of every element
 * would have the browser style two more boxes for each.
 */
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
