import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { stepsOfFlows } from '../../tests/screens/chosen.ts';
import { pictureName } from '../../tests/screens/picture-name.ts';

const id = 'virtual:flow-pictures';
const pictures: readonly string[] = stepsOfFlows.flatMap(({ id: story, widths }) =>
  widths.map((width) => pictureName({ id: story, scheme: 'light', width })),
);

export const flowPicturesInVite = (root: string): Plugin => ({
  name: 'flow-pictures',
  resolveId: (source) => (source === id ? `\0${id}` : null),
  load: (source) => {
    if (source !== `\0${id}`) return null;
    const there = pictures
      .map((name) => ({ name, file: resolve(root, 'tests/screens/__screenshots__', `${name}.png`) }))
      .filter(({ file }) => existsSync(file));
    return [
      ...there.map(({ file }, index) => `import picture${index} from ${JSON.stringify(`${file}?url`)};`),
      `export default { ${there.map(({ name }, index) => `${JSON.stringify(name)}: picture${index}`).join(', ')} };`,
    ].join('\n');
  },
});
