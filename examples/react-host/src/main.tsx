import { createRoot } from 'react-dom/client';
import '@tele/match-widget/styles.css';
import '@tele/provider-inbox/styles.css';
import '@tele/availability-calendar/styles.css';
import '@tele/doctor-register/styles.css';
import { LogProvider } from './log/LogProvider.tsx';
import { Site } from './site/Site.tsx';
import './settings/console.ts';
import './site/site.css';

const element = document.getElementById('site');
if (element) {
  createRoot(element).render(
    <LogProvider>
      <Site />
    </LogProvider>,
  );
}
