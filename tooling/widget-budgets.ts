// What each widget may cost a host's page, React aside, script and sheet together, in kB gz (performance.md). The packages' pages say so too.
// The ceiling is Vite's; esbuild's chunks are more and smaller, and weigh more.
export const widgetBudgets = [
  {
    specifier: '@tele/match-widget',
    component: 'MatchWidget',
    budgets: {
      'until the search form is usable': { goal: 60, ceiling: 67, esbuild: 83.1 },
      'with every step': { goal: 110, ceiling: 201.7, esbuild: 224.6 },
    },
  },
  {
    specifier: '@tele/provider-inbox',
    component: 'ProviderInbox',
    budgets: {
      'until the list of requests is usable': { goal: 55, ceiling: 60.4, esbuild: 65.4 },
      'with the answer, offers, payouts and the card': { goal: 95, ceiling: 126.2, esbuild: 131.7 },
    },
  },
  {
    specifier: '@tele/availability-calendar',
    component: 'AvailabilityCalendar',
    budgets: {
      'until the grid is usable': { goal: 44, ceiling: 54.9, esbuild: 59.9 },
      'with the editor and every sheet': { goal: 76, ceiling: 91.8, esbuild: 98.9 },
    },
  },
  {
    specifier: '@tele/doctor-register',
    component: 'DoctorRegister',
    budgets: {
      'until the form is usable': { goal: 45, ceiling: 61.9, esbuild: 68.4 },
      'with every sheet and category': { goal: 120, ceiling: 139.3, esbuild: 146.9 },
    },
  },
] as const;
