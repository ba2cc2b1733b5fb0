import calendarReadme from '../../packages/availability-calendar/README.md?raw';
import registerReadme from '../../packages/doctor-register/README.md?raw';
import matchReadme from '../../packages/match-widget/README.md?raw';
import inboxReadme from '../../packages/provider-inbox/README.md?raw';

export const widgetReadmes = [
  ['Match widget', matchReadme],
  ['Provider inbox', inboxReadme],
  ['Availability calendar', calendarReadme],
  ['Doctor register', registerReadme],
] as const;
