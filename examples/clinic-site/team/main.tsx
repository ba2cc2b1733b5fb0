import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Team } from './Team.tsx';

const place = document.querySelector<HTMLElement>('#team');
if (place) {
  const { apiBase = '', partner = '' } = place.dataset;
  createRoot(place).render(
    <StrictMode>
      <Team apiBase={apiBase} partner={partner} />
    </StrictMode>,
  );
}
