import type { Decorator } from '@storybook/react-vite';
import { Fragment, StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { MessagesProvider, TeleRoot, type Appearance } from '../../packages/ui/src/index.ts';
import { Measured } from '../performance/Measured.tsx';
import { appearanceOf } from './brands.ts';
import { looksOf } from './looks.ts';
import { pseudoMessages } from './pseudo.ts';
import { steerArgs } from './steer-args.ts';
import { onSurface } from './surfaces.tsx';
import { setTextSize } from './text-size.ts';

type Globals = Readonly<Record<string, unknown>>;

const appearanceFor = ({ brand, density }: Globals): Appearance => {
  const appearance = appearanceOf(brand);
  return density === 'brand' ? appearance : { ...appearance, density: Number(density) };
};

interface TextSizeProps {
  percent: unknown;
  children: ReactNode;
}

const TextSize = ({ percent, children }: TextSizeProps) => {
  useLayoutEffect(() => setTextSize(percent), [percent]);
  return children;
};

/** Wrapper of every story. `parameters.stage: 'bare'` removes the padding, for whole pages. */
export const stage: Decorator = (Story, { args, globals, parameters, viewMode }) => {
  const Mode = globals.strict === 'off' ? Fragment : StrictMode;
  const looks = looksOf(globals.scheme);
  const drawn = looks.map(({ title, scheme, contrast }) => (
    <Fragment key={title}>
      {onSurface(
        globals.surface,
        <TeleRoot
          className="tele-story-stage"
          scheme={scheme}
          contrast={contrast}
          appearance={appearanceFor(globals)}
          data-view={viewMode}
          data-padded={parameters.stage === 'bare' ? undefined : true}
        >
          <Story args={steerArgs(args, globals)} />
        </TeleRoot>,
      )}
    </Fragment>
  ));
  return (
    <Mode
      // Remounts: loaded data depends on these circumstances.
      key={[globals.clock, globals.network, globals.role, globals.language, globals.surface].join(' ')}
    >
      <MessagesProvider locale={String(globals.language)} messages={pseudoMessages(globals.language)}>
        <TextSize percent={globals.textSize}>
          <Measured alone={viewMode === 'story'}>
            {looks.length === 1 ? drawn : <div className="tele-story-looks">{drawn}</div>}
          </Measured>
        </TextSize>
      </MessagesProvider>
    </Mode>
  );
};
