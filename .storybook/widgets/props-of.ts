import type { Appearance } from '../../packages/ui/src/index.ts';
import { commonSwitched, type Switches } from './switches.ts';
import type { Values, WidgetKind } from './widget-kind.ts';

const turned = (switches: Switches, names: Readonly<Record<string, string>>): Values =>
  Object.fromEntries(
    Object.entries(names).flatMap(([name, prop]) => {
      const value = switches[name];
      return value === commonSwitched[name] || value === '' || value === undefined ? [] : [[prop, value]];
    }),
  );

const knobs: Readonly<Record<string, keyof Appearance>> = {
  accent: 'accent',
  surfaceColour: 'surface',
  ink: 'ink',
  highlight: 'highlight',
  font: 'font',
  fontHeading: 'fontHeading',
  radius: 'radius',
  fontSize: 'fontSize',
  density: 'density',
  shadow: 'shadow',
  motion: 'motion',
};

export const propsOf = (kind: WidgetKind, switches: Switches): Values => {
  const appearance = turned(switches, knobs);
  const level = turned(switches, { headingLevel: 'headingLevel' });
  return {
    ...kind.props(switches),
    ...turned(switches, { scheme: 'scheme', zone: 'zone', locale: 'locale' }),
    ...('headingLevel' in level && { headingLevel: Number(level.headingLevel) }),
    ...(switches.privacyUrl !== '' && { privacyNotice: { url: switches.privacyUrl } }),
    ...(Object.keys(appearance).length > 0 && { appearance }),
  };
};
