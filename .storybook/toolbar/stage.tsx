import type { Decorator } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { MessagesProvider, TeleRoot, type Scheme } from '../../packages/ui/src/index.ts';
import { appearanceOf } from './brands.ts';
import { pseudoMessages } from './pseudo.ts';
import { steerArgs } from './steer-args.ts';

/** What every story stands on. `parameters.stage: 'bare'` leaves the padding out, for whole pages. */
export const stage: Decorator = (Story, { args, globals, parameters, viewMode }) => (
  <StrictMode
    // What a screen has loaded was true for the circumstances it loaded in.
    key={[globals.clock, globals.network, globals.role, globals.language].join(' ')}
  >
    <MessagesProvider locale={String(globals.language)} messages={pseudoMessages(globals.language)}>
      <TeleRoot
        className="tele-story-stage"
        scheme={globals.scheme as Scheme}
        appearance={appearanceOf(globals.brand)}
        data-view={viewMode}
        data-padded={parameters.stage === 'bare' ? undefined : true}
      >
        <Story args={steerArgs(args, globals)} />
      </TeleRoot>
    </MessagesProvider>
  </StrictMode>
);
