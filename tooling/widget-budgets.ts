// What each widget may cost a host's page, React aside, script and sheet together, in kB gz (performance.md). The packages' pages say so too.
// The ceiling is Vite's; esbuild's chunks are more and smaller, and weigh more.
export const widgetBudgets = [
  {
    specifier: '@tele/match-widget',
    component: 'MatchWidget',
    budgets: {
      'until the search form is usable': { goal: 60, ceiling: 60, esbuild: 68 },
      'with every step': { goal: 110, ceiling: 112.5, esbuild: 120.5 },
    },
  },
  {
    specifier: '@tele/provider-inbox',
    component: 'ProviderInbox',
    budgets: {
      'until the list of requests is usable': { goal: 55, ceiling: 48.5, esbuild: 52.8 },
      'with the answer and the card': { goal: 95, ceiling: 73, esbuild: 77.6 },
    },
  },
  {
    specifier: '@tele/availability-calendar',
    component: 'AvailabilityCalendar',
    budgets: {
      'until the grid is usable': { goal: 44, ceiling: 51, esbuild: 55.4 },
      'with the editor and every sheet': { goal: 76, ceiling: 74, esbuild: 79.5 },
    },
  },
  {
    specifier: '@tele/doctor-register',
    component: 'DoctorRegister',
    budgets: {
      'until the form is usable': { goal: 45, ceiling: 58.5, esbuild: 64.4 },
      'with every sheet and category': { goal: 120, ceiling: 122, esbuild: 128.2 },
    },
  },
] as const;
