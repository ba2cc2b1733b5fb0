import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { TeleRoot } from '../../packages/ui/src/index.ts';
import { Specimen } from './Specimen.tsx';
import './window.ts';

window.drawSpecimen = (into, overlay) => {
  flushSync(() =>
    createRoot(into).render(
      <StrictMode>
        <TeleRoot appearance={{ motion: 0 }}>
          <Specimen overlay={overlay} />
        </TeleRoot>
      </StrictMode>,
    ),
  );
  const root = into.querySelector<HTMLElement>('.tele');
  if (!root) throw new Error('The specimen was not drawn.');
  return root;
};
