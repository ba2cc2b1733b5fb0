export interface MapRow {
  line: number;
  text: string;
  section: string;
  /** From the root of the repository. */
  paths: string[];
}

const looksLikePath = /^[\w.][\w.@-]*(\/[\w.@-]+)*\/?$/;
const hasType = /\.(tsx?|mjs|cjs|json|sql|md|tsv|yml)$/;
const startsAtRoot =
  /^(packages|apps|examples|tests|deploy|tooling|docs|\.storybook|\.ci)\/|^(\.[\w-]+\.(cjs|json)|[\w.]+\.config\.ts)$/;

/** Table rows. A path starts at the root, or at the heading's folder and the row's first folder. */
export function readMap(map: string): MapRow[] {
  let section = '';
  let heading = '';
  let type = '';
  return map.split('\n').flatMap((text, line) => {
    const inBackticks = Array.from(text.matchAll(/`([^`\n]+)`/g), ([, name = '']) => name);
    if (text.startsWith('#')) {
      section = text.replace(/^#+ /, '');
      const [, path = '', suffix = ''] = /^(.*?)(?:\/\*(\.\w+))?$/.exec(inBackticks[0] ?? '') ?? [];
      heading = path && `${path}/`;
      type = suffix;
    }
    if (!text.startsWith('|')) return [];
    let folder = heading;
    const paths = inBackticks
      .filter((name) => looksLikePath.test(name) && (type !== '' || name.includes('/') || hasType.test(name)))
      .map((name, index) => {
        const path = startsAtRoot.test(name) ? name : `${folder}${name}`;
        if (name.endsWith('/')) {
          if (index === 0) folder = path;
          return path.slice(0, -1);
        }
        return hasType.test(path) ? path : `${path}${type}`;
      });
    return [{ line, text, section, paths }];
  });
}
