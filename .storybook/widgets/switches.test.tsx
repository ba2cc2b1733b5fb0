import { expect, it } from 'vitest';
import { calendar, inbox, match, register } from './kinds.ts';
import { commonSwitched, commonSwitches, themeSwitches, unswitched } from './switches.ts';
import { propsOf } from './props-of.ts';

const propOf = (label: string): string => label.split(/[ .]/)[0] ?? '';

it.each([match, inbox, calendar, register])('$name has a switch for every prop, or a reason why not', (kind) => {
  const rows = [...kind.switches, ...commonSwitches].map(({ label }) => propOf(label));
  const told = new Set([...rows, ...Object.keys(unswitched), 'appearance']);
  const props = Object.entries(kind.table).flatMap(([name, as]) => (as === 'event' ? [] : [name]));
  expect(props.filter((name) => !told.has(name))).toEqual([]);
  expect(rows.filter((name) => !props.includes(name))).toEqual([]);
});

it('turns every knob of the appearance', () => {
  const turned = Object.fromEntries(
    themeSwitches.map((row) => [
      row.name,
      row.kind === 'number' ? row.min : row.kind === 'colour' ? '#123456' : 'Arial',
    ]),
  );
  const { appearance } = propsOf(inbox, { ...commonSwitched, ...inbox.switched, ...turned });
  expect(Object.keys(appearance as object)).toEqual(themeSwitches.map(({ label }) => label));
});
