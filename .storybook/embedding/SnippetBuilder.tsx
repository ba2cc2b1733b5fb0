import { useState } from 'react';
import { Field, RadioChips, Select, TextInput } from '../../packages/ui/src/index.ts';
import { Page } from '../pages/Page.tsx';
import { Part } from '../pages/Part.tsx';
import { Prose } from '../pages/Prose.tsx';
import { exampleAddresses, type Addresses } from '../widgets/code.ts';
import { calendar, inbox, match, register } from '../widgets/kinds.ts';
import { propsOf } from '../widgets/props-of.ts';
import { Snippet } from '../widgets/Snippet.tsx';
import { SwitchRow } from '../widgets/SwitchRow.tsx';
import { commonSwitched, commonSwitches, themeSwitches, type Switches } from '../widgets/switches.ts';
import { places } from './places.ts';
import { ways } from './ways.ts';
import '../widgets/widgets.css';

const kinds = [match, inbox, calendar, register];
const fields: readonly (readonly [name: keyof Addresses, label: string])[] = [
  ['partner', 'Publishable id'],
  ['apiBase', 'The service’s address'],
  ['script', 'The script’s address'],
  ['book', 'The plain link'],
  ['paymentKey', 'Payment key (without a publishable id)'],
  ['checkKey', 'Human check key'],
];

/** Builds the embed code from a partner's choices and says where to paste it. */
export const SnippetBuilder = () => {
  const [name, setName] = useState(match.name);
  const [way, setWay] = useState('Element');
  const [site, setSite] = useState(places[0]?.[0] ?? '');
  const [addresses, setAddresses] = useState(exampleAddresses);
  const [changed, setChanged] = useState<Switches>({});
  const kind = kinds.find((each) => each.name === name) ?? match;
  const chosen = ways.find((each) => each.name === way) ?? ways[0];
  const switches = { ...commonSwitched, ...kind.switched, ...changed };
  const rows = [...kind.switches, ...commonSwitches, ...themeSwitches];
  return (
    <Page title="Snippet builder" lede="The code for your page, from what you choose. Nothing of it is sent anywhere.">
      <div className="story-widget">
        <div className="story-builder">
          <Part title="What and how">
            <div className="story-builder__fields">
              <Field label="Widget">
                <Select
                  value={name}
                  onChange={(event) => {
                    setName(event.target.value);
                    setChanged({});
                  }}
                >
                  {kinds.map((each) => (
                    <option key={each.name}>{each.name}</option>
                  ))}
                </Select>
              </Field>
              <RadioChips
                label="How it stands there"
                options={ways.map((each) => ({ value: each.name, label: each.name }))}
                value={way}
                onValueChange={setWay}
              />
              <p className="story-part__note">{chosen?.use}</p>
              {fields.map(([field, label]) => (
                <Field key={field} label={label}>
                  <TextInput
                    value={addresses[field]}
                    onChange={(event) => setAddresses({ ...addresses, [field]: event.target.value })}
                  />
                </Field>
              ))}
            </div>
          </Part>
          <Part title="Code">
            <Snippet text={chosen?.code(kind, propsOf(kind, switches), addresses) ?? ''} />
          </Part>
          <Part title="Where it goes">
            <Field label="Your site">
              <Select value={site} onChange={(event) => setSite(event.target.value)}>
                {places.map(([each]) => (
                  <option key={each}>{each}</option>
                ))}
              </Select>
            </Field>
            <Prose text={places.find(([each]) => each === site)?.[1] ?? ''} />
          </Part>
        </div>
        <section className="story-switches" aria-label="Props">
          {rows.map((row) => (
            <SwitchRow
              key={row.name}
              row={row}
              value={switches[row.name]}
              onChange={(value) => setChanged({ ...changed, [row.name]: value })}
            />
          ))}
        </section>
      </div>
    </Page>
  );
};
