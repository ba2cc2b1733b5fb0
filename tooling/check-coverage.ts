// Every requirement of spec sections 2 to 9 has a story, test or journey, and every quoted text is drawn by one.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { flows } from '../.storybook/flows/flows.ts';
import { stepsOfFlows } from '../tests/screens/chosen.ts';
import { pictureName } from '../tests/screens/picture-name.ts';
import { readCoverage } from './coverage/read-coverage.ts';

const root = resolve(import.meta.dirname, '..');
const { sections, stories, faults: found } = readCoverage(root);
const known = new Set(stories.map(({ id }) => id));
const lost = flows.flatMap(({ name, steps }) =>
  steps.flatMap(([id]) => (known.has(id) ? [] : [`The flow '${name}' shows ${id}, and there is no such story.`])),
);
const undrawn = stepsOfFlows.flatMap(({ id, widths }) =>
  widths
    .map((width) => pictureName({ id, scheme: 'light', width }))
    .filter((name) => !existsSync(resolve(root, 'tests/screens/__screenshots__', `${name}.png`)))
    .map((name) => `A flow shows ${name}.png, and it is not drawn: node tooling/visual.ts.`),
);
const faults = [...found, ...lost, ...undrawn];
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(
    `${faults.length} faults. Requirements stand in docs/requirements.tsv; a story is tagged 'spec:5.accept-fee'.`,
  );
  process.exit(1);
}
const all = sections.flatMap(({ requirements }) => requirements);
console.log(
  `Specification: ${all.length} of ${all.length} requirements are shown, with ${all.flatMap(({ quotes }) => quotes).length} texts.`,
);
