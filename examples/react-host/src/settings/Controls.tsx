import { service } from '../service.ts';
import { Choice } from './Choice.tsx';
import { personChoices } from './people.ts';
import type { Seat, Seats, Settings, TokenState } from './settings.ts';
import { changeSettings, useSettings } from './store.ts';
import { Tick } from './Tick.tsx';

const tokens: readonly (readonly [TokenState, string])[] = [
  ['good', 'good'],
  ['expired', 'expired'],
  ['rejected', 'rejected by Tele'],
  ['silent', 'never sent'],
  ['throws', 'an error'],
];
const services = [
  [service.apiBase, 'correct'],
  [`${service.apiBase}/`, 'ends with a slash'],
  [location.origin, 'another site'],
  ['http://127.0.0.1:9', 'unreachable'],
] as const;
const same = <Value extends string>(...values: readonly Value[]) => values.map((value) => [value, value] as const);
const zones = [['', 'the browser’s'], ...same('Australia/Sydney', 'Australia/Adelaide', 'Australia/Perth')] as const;

export const Controls = ({ seats }: { seats: Seats }) => {
  const settings = useSettings();
  const set =
    <Name extends keyof Settings>(name: Name) =>
    (value: Settings[Name]) =>
      changeSettings({ [name]: value });
  return (
    <section className="jl-box jl-controls" aria-labelledby="controls-title">
      <h2 id="controls-title">Host settings</h2>
      {(Object.entries(seats) as [Seat, string][]).map(([seat, label]) => (
        <Choice
          key={seat}
          label={label}
          value={settings.people[seat]}
          choices={personChoices}
          onChange={(email) => changeSettings({ people: { [seat]: email } })}
        />
      ))}
      <Choice label="The token is" value={settings.token} choices={tokens} onChange={set('token')} />
      <Choice
        label="Token passed as"
        value={settings.given}
        choices={[
          ['function', 'a function'],
          ['string', 'text'],
        ]}
        onChange={set('given')}
      />
      <Choice label="apiBase" value={settings.apiBase} choices={services} onChange={set('apiBase')} />
      <Choice label="scheme" value={settings.scheme} choices={same('auto', 'light', 'dark')} onChange={set('scheme')} />
      <div className="jl-field">
        <label htmlFor="accent">accent</label>
        <input
          id="accent"
          type="color"
          value={settings.accent}
          onChange={(event) => set('accent')(event.currentTarget.value)}
        />
      </div>
      <Choice label="zone" value={settings.zone} choices={zones} onChange={set('zone')} />
      <Choice label="locale" value={settings.locale} choices={same('en-AU', 'ar')} onChange={set('locale')} />
      <Choice
        label="headingLevel"
        value={String(settings.headingLevel)}
        choices={same('1', '2', '3')}
        onChange={(level) => set('headingLevel')(level === '1' ? 1 : level === '2' ? 2 : 3)}
      />
      <Tick label="privacyNotice" value={settings.privacyNotice} onChange={set('privacyNotice')} />
      <Tick label="Browser Back button" value={settings.back} onChange={set('back')} />
      <Tick label="StrictMode" value={settings.strict} onChange={set('strict')} />
      <Tick label="Shown" value={settings.shown} onChange={set('shown')} />
      <Tick
        label="Right-to-left page"
        value={settings.dir === 'rtl'}
        onChange={(rtl) => set('dir')(rtl ? 'rtl' : 'ltr')}
      />
      <button type="button" className="jl-plain" onClick={() => set('mounts')(settings.mounts + 1)}>
        Remount
      </button>
    </section>
  );
};
