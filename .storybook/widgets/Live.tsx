import { useMemo } from 'react';
import { TeleRoot, type Scheme } from '../../packages/ui/src/index.ts';
import { LiveElement } from './LiveElement.tsx';
import type { Switches } from './switches.ts';
import type { Values, WidgetKind } from './widget-kind.ts';

interface LiveProps {
  kind: WidgetKind;
  switches: Switches;
  props: Values;
  now: () => Date;
  onTold: (event: string, detail: unknown) => void;
}

const widths: Readonly<Record<string, string>> = { '320': '320px', '480': '480px' };

export const Live = ({ kind, switches, props, now, onTold }: LiveProps) => {
  const signedIn = switches.signedIn === true;
  const all = useMemo(
    () => ({
      ...Object.fromEntries(
        Object.entries(props).map(([name, value]) => [
          name,
          name.startsWith('on') ? (detail: unknown) => onTold(name, detail) : value,
        ]),
      ),
      apiBase: 'https://api.example.test',
      now,
      // Elements take a string; components also take null for signed out.
      ...(signedIn ? { token: 'story' } : { partner: 'tele_pub_story' }),
    }),
    [props, now, signedIn, onTold],
  );
  const listeners = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(kind.table).flatMap(([name, as]) =>
          as === 'event' ? [[name, (detail: unknown) => onTold(name, detail)]] : [],
        ),
      ),
    [kind, onTold],
  );
  const { draw: Widget } = kind;
  return (
    <TeleRoot scheme={(props.scheme as Scheme | undefined) ?? 'light'} className="story-live">
      <div style={{ maxInlineSize: widths[String(switches.width)] }}>
        {switches.surface === 'Element' ? (
          <LiveElement kind={kind} props={all} onTold={onTold} />
        ) : (
          <Widget key={signedIn ? 'in' : 'out'} token={null} {...all} {...listeners} />
        )}
      </div>
    </TeleRoot>
  );
};
