// What each widget may cost a host's page, React aside, script and sheet together, in kB gz (performance.md). The packages' pages say so too.
// The ceiling is Vite's; esbuild's chunks are more and smaller, and weigh more.
export const widgetBudgets = [
  {
    specifier: '@tele/match-widget',
    component: 'MatchWidget',
    budgets: {
      'until the search form is usable': { goal: 60, ceiling: 58.6, esbuild: 66.6 },
      'with every step': { goal: 110, ceiling: 126.7, esbuild: 135.7 },
    },
  },
  {
    specifier: '@tele/provider-inbox',
    component: 'ProviderInbox',
    budgets: {
      'until the list of requests is usable': { goal: 55, ceiling: 48.3, esbuild: 52.5 },
      'with the answer and the card': { goal: 95, ceiling: 81.2, esbuild: 86.6 },
    },
  },
  {
    specifier: '@tele/availability-calendar',
    component: 'AvailabilityCalendar',
    budgets: {
      'until the grid is usable': { goal: 44, ceiling: 50.5, esbuild: 54.8 },
      'with the editor and every sheet': { goal: 76, ceiling: 81.6, esbuild: 88 },
    },
  },
  {
    specifier: '@tele/doctor-register',
    component: 'DoctorRegister',
    budgets: {
      'until the form is usable': { goal: 45, ceiling: 58.6, esbuild: 64.3 },
      'with every sheet and category': { goal: 120, ceiling: 130.4, esbuild: 137.2 },
    },
  },
] as const;
