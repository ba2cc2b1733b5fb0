// What each widget may cost a host's page, React aside, script and sheet together, in kB gz (performance.md). The packages' pages say so too.
// The ceiling is Vite's; esbuild's chunks are more and smaller, and weigh more.
export const widgetBudgets = [
  {
    specifier: '@tele/match-widget',
    component: 'MatchWidget',
    budgets: {
      'until the search form is usable': { goal: 60, ceiling: 61.3, esbuild: 73.1 },
      'with every step': { goal: 110, ceiling: 152.6, esbuild: 166.4 },
    },
  },
  {
    specifier: '@tele/provider-inbox',
    component: 'ProviderInbox',
    budgets: {
      'until the list of requests is usable': { goal: 55, ceiling: 56.4, esbuild: 61 },
      'with the answer, offers, payouts and the card': { goal: 95, ceiling: 113.8, esbuild: 118.8 },
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
      'until the form is usable': { goal: 45, ceiling: 60.4, esbuild: 66.8 },
      'with every sheet and category': { goal: 120, ceiling: 137.7, esbuild: 145.3 },
    },
  },
] as const;
