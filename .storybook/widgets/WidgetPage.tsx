import { useCallback, useMemo, useState, type ReactNode } from 'react';
import guide from '../../docs/embed-widgets.md?raw';
import type { Appearance, Scheme } from '../../packages/ui/src/index.ts';
import { Page } from '../pages/Page.tsx';
import { Part } from '../pages/Part.tsx';
import { Prose } from '../pages/Prose.tsx';
import { Code } from './Code.tsx';
import { Live } from './Live.tsx';
import { propsOf } from './props-of.ts';
import { sectionOf } from './readme-parts.ts';
import { States } from './States.tsx';
import { SwitchRow } from './SwitchRow.tsx';
import { commonSwitches, placeSwitches, themeSwitches, unswitched, type Switch, type Switches } from './switches.ts';
import { Theming } from './Theming.tsx';
import { Told, type Event } from './Told.tsx';
import { useSwitches } from './use-switches.ts';
import type { WidgetKind } from './widget-kind.ts';
import './widgets.css';

interface WidgetPageProps {
  kind: WidgetKind;
  storyId: string;
  switches: Switches;
  now: () => Date;
}

/** Since page load: the widget's own clock is fixed. */
const secondsIn = (): string => `${(performance.now() / 1000).toFixed(1)} s`;

const unturned = ({ table }: WidgetKind): string =>
  Object.entries(unswitched)
    .flatMap(([name, why]) => (name in table ? [`${name} (${why})`] : []))
    .join(', ');

interface FromReadmeProps {
  title: string;
  text: string;
}

const FromReadme = ({ title, text }: FromReadmeProps) => (
  <Part title={title}>
    <Prose text={text} />
  </Part>
);

export const WidgetPage = ({ kind, storyId, switches: given, now }: WidgetPageProps) => {
  const [switches, change] = useSwitches(storyId, given);
  const [events, setEvents] = useState<readonly Event[]>([]);
  const props = useMemo(() => propsOf(kind, switches), [kind, switches]);
  const onTold = useCallback((name: string, detail: unknown) => {
    setEvents((before) => [
      ...before,
      { at: secondsIn(), name, detail: detail === undefined ? '' : JSON.stringify(detail) },
    ]);
  }, []);
  const rows = (list: readonly Switch[]): ReactNode =>
    list.map((row) => (
      <SwitchRow
        key={row.name}
        row={row}
        value={switches[row.name]}
        onChange={(value) => change({ [row.name]: value })}
      />
    ));
  return (
    <Page title={kind.name} lede={`${kind.lede} On answers made for this page: nothing is sent anywhere.`}>
      <div className="story-widget">
        <Live kind={kind} switches={switches} props={props} now={now} onTold={onTold} />
        <section className="story-switches" aria-label="Switches">
          {rows(placeSwitches)}
          <h2>Props</h2>
          {rows(kind.switches)}
          {rows(commonSwitches)}
          <h2>appearance</h2>
          {rows(themeSwitches)}
          <p className="story-switches__rest">{`Without a switch: ${unturned(kind)}.`}</p>
        </section>
      </div>
      <div className="story-columns">
        <Part title="Code">
          <Code kind={kind} props={props} />
        </Part>
        <Part title="Theming">
          <Theming
            appearance={props.appearance as Appearance | undefined}
            scheme={props.scheme as Scheme | undefined}
          />
        </Part>
      </div>
      <Part title="Events">
        <Told events={events} onClear={() => setEvents([])} />
      </Part>
      <FromReadme
        title="Props"
        text={`${sectionOf(kind.readme, 'Props')}\n\n${sectionOf(guide, 'Props and attributes')}`}
      />
      <FromReadme title="What it tells" text={sectionOf(kind.readme, 'Events')} />
      <Part title="States">
        <States kind={kind} />
      </Part>
      <div className="story-columns">
        <FromReadme title="Sizes, of the last build" text={sectionOf(kind.readme, 'Sizes')} />
        <FromReadme
          title="Accessibility"
          text={`${sectionOf(kind.readme, 'Keyboard')}\n\n${sectionOf(guide, 'Accessibility')}`}
        />
      </div>
      <FromReadme title="Privacy: where bytes go" text={sectionOf(guide, 'Where data goes')} />
      <FromReadme title="Browsers and versions" text={sectionOf(guide, 'Versions')} />
    </Page>
  );
};
