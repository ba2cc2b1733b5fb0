import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { stepsOfFlows } from '../../visual/chosen.ts';
import { pictureName } from '../../visual/picture-name.ts';

const id = 'virtual:flow-pictures';
/** The name of every picture of a step. */
const pictures: readonly string[] = stepsOfFlows.flatMap(({ id: story, widths }) =>
  widths.map((width) => pictureName({ id: story, scheme: 'light', width })),
);

/** For Storybook: `virtual:flow-pictures` is the address of each picture of a flow, by its name; they are the snapshots that every change is held to. */
export const flowPicturesInVite = (root: string): Plugin => ({
  name: 'flow-pictures',
  resolveId: (source) => (source === id ? `\0${id}` : null),
  load: (source) => {
    if (source !== `\0${id}`) return null;
    const there = pictures
      .map((name) => ({ name, file: resolve(root, 'visual/__screenshots__', `${name}.png`) }))
      .filter(({ file }) => existsSync(file));
    return [
      ...there.map(({ file }, index) => `import picture${index} from ${JSON.stringify(`${file}?url`)};`),
      `export default { ${there.map(({ name }, index) => `${JSON.stringify(name)}: picture${index}`).join(', ')} };`,
    ].join('\n');
  },
});
