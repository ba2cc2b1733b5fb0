// What each widget may cost a host's page, React aside, script and sheet together, in kB gz (performance.md). The packages' pages say so too.
// The ceiling is Vite's; esbuild's chunks are more and smaller, and weigh more.
export const widgetBudgets = [
  {
    specifier: '@tele/match-widget',
    component: 'MatchWidget',
    budgets: {
      'until the search form is usable': { goal: 60, ceiling: 67.1, esbuild: 83.2 },
      'with every step': { goal: 110, ceiling: 209, esbuild: 232.7 },
    },
  },
  {
    specifier: '@tele/provider-inbox',
    component: 'ProviderInbox',
    budgets: {
      'until the list of requests is usable': { goal: 55, ceiling: 64.9, esbuild: 69.7 },
      'with the answer, offers, payouts and the card': { goal: 95, ceiling: 141, esbuild: 147.6 },
    },
  },
  {
    specifier: '@tele/availability-calendar',
    component: 'AvailabilityCalendar',
    budgets: {
      'until the grid is usable': { goal: 44, ceiling: 54.9, esbuild: 60.7 },
      'with the editor and every sheet': { goal: 76, ceiling: 92.7, esbuild: 101 },
    },
  },
  {
    specifier: '@tele/doctor-register',
    component: 'DoctorRegister',
    budgets: {
      'until the form is usable': { goal: 45, ceiling: 62.9, esbuild: 69.6 },
      'with every sheet and category': { goal: 120, ceiling: 141.8, esbuild: 149.6 },
    },
  },
] as const;
