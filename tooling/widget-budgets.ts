// What each widget may cost a host's page, React aside, script and sheet together, in kB gz (performance.md). The packages' pages say so too.
// The ceiling is Vite's; esbuild's chunks are more and smaller, and weigh more.
export const widgetBudgets = [
  {
    specifier: '@tele/match-widget',
    component: 'MatchWidget',
    budgets: {
      'until the search form is usable': { goal: 60, ceiling: 61.6, esbuild: 73.5 },
      'with every step': { goal: 110, ceiling: 153.6, esbuild: 167.5 },
    },
  },
  {
    specifier: '@tele/provider-inbox',
    component: 'ProviderInbox',
    budgets: {
      'until the list of requests is usable': { goal: 55, ceiling: 57.9, esbuild: 62.1 },
      'with the answer, offers, payouts and the card': { goal: 95, ceiling: 118.1, esbuild: 123.1 },
    },
  },
  {
    specifier: '@tele/availability-calendar',
    component: 'AvailabilityCalendar',
    budgets: {
      'until the grid is usable': { goal: 44, ceiling: 52.7, esbuild: 57.6 },
      'with the editor and every sheet': { goal: 76, ceiling: 89.2, esbuild: 96.2 },
    },
  },
  {
    specifier: '@tele/doctor-register',
    component: 'DoctorRegister',
    budgets: {
      'until the form is usable': { goal: 45, ceiling: 60.5, esbuild: 67.1 },
      'with every sheet and category': { goal: 120, ceiling: 138, esbuild: 145.7 },
    },
  },
] as const;
