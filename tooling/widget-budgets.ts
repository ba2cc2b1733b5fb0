// What each widget may cost a host's page, React aside, script and sheet together, in kB gz (performance.md). The packages' pages say so too.
// The ceiling is Vite's; esbuild's chunks are more and smaller, and weigh more.
export const widgetBudgets = [
  {
    specifier: '@tele/match-widget',
    component: 'MatchWidget',
    budgets: {
      'until the search form is usable': { goal: 60, ceiling: 67, esbuild: 83.2 },
      'with every step': { goal: 110, ceiling: 202.8, esbuild: 225.7 },
    },
  },
  {
    specifier: '@tele/provider-inbox',
    component: 'ProviderInbox',
    budgets: {
      'until the list of requests is usable': { goal: 55, ceiling: 61.2, esbuild: 66.2 },
      'with the answer, offers, payouts and the card': { goal: 95, ceiling: 127.9, esbuild: 133.5 },
    },
  },
  {
    specifier: '@tele/availability-calendar',
    component: 'AvailabilityCalendar',
    budgets: {
      'until the grid is usable': { goal: 44, ceiling: 54.9, esbuild: 60.6 },
      'with the editor and every sheet': { goal: 76, ceiling: 92.1, esbuild: 100.4 },
    },
  },
  {
    specifier: '@tele/doctor-register',
    component: 'DoctorRegister',
    budgets: {
      'until the form is usable': { goal: 45, ceiling: 62.1, esbuild: 68.7 },
      'with every sheet and category': { goal: 120, ceiling: 140.6, esbuild: 148.4 },
    },
  },
] as const;
