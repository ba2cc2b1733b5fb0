// What each widget may cost a host's page, React aside, script and sheet together, in kB gz (performance.md). The packages' pages say so too.
export const widgetBudgets = [
  {
    specifier: '@tele/match-widget',
    component: 'MatchWidget',
    budgets: {
      'until the search form is usable': { goal: 60, ceiling: 75.2 },
      'with every step': { goal: 110, ceiling: 134.3 },
    },
  },
  {
    specifier: '@tele/provider-inbox',
    component: 'ProviderInbox',
    budgets: {
      'until the list of requests is usable': { goal: 44, ceiling: 46 },
      'with the answer and the card': { goal: 76, ceiling: 92 },
    },
  },
  {
    specifier: '@tele/availability-calendar',
    component: 'AvailabilityCalendar',
    budgets: {
      'until the grid is usable': { goal: 44, ceiling: 44.5 },
      'with the editor and every sheet': { goal: 76, ceiling: 76.8 },
    },
  },
  {
    specifier: '@tele/doctor-register',
    component: 'DoctorRegister',
    budgets: {
      'until the form is usable': { goal: 45, ceiling: 67.2 },
      'with every sheet and category': { goal: 120, ceiling: 139.4 },
    },
  },
] as const;
