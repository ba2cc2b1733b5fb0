// What each widget may cost a host's page, React aside, script and sheet together, in kB gz (performance.md). The packages' pages say so too.
// The ceiling is Vite's; esbuild's chunks are more and smaller, and weigh more.
export const widgetBudgets = [
  {
    specifier: '@tele/match-widget',
    component: 'MatchWidget',
    budgets: {
      'until the search form is usable': { goal: 60, ceiling: 67.7, esbuild: 83.6 },
      'with every step': { goal: 110, ceiling: 209.9, esbuild: 233.2 },
    },
  },
  {
    specifier: '@tele/provider-inbox',
    component: 'ProviderInbox',
    budgets: {
      'until the list of requests is usable': { goal: 55, ceiling: 65.1, esbuild: 69.9 },
      'with the answer, offers, payouts and the card': { goal: 95, ceiling: 141.2, esbuild: 147.9 },
    },
  },
  {
    specifier: '@tele/availability-calendar',
    component: 'AvailabilityCalendar',
    budgets: {
      'until the grid is usable': { goal: 44, ceiling: 54.9, esbuild: 60.9 },
      'with the editor and every sheet': { goal: 76, ceiling: 92.8, esbuild: 101.2 },
    },
  },
  {
    specifier: '@tele/doctor-register',
    component: 'DoctorRegister',
    budgets: {
      'until the form is usable': { goal: 45, ceiling: 63.4, esbuild: 70.0 },
      'with every sheet and category': { goal: 120, ceiling: 142.2, esbuild: 150.0 },
    },
  },
] as const;
