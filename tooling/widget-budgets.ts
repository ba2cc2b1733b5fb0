// Ceilings in kB gz without React, for Vite (performance.md). esbuild's chunks are smaller and weigh more.
export const widgetBudgets = [
  {
    specifier: '@tele/match-widget',
    component: 'MatchWidget',
    budgets: {
      'until the search form is usable': { goal: 60, ceiling: 69.5, esbuild: 86.2 },
      'with every step': { goal: 110, ceiling: 234.9, esbuild: 260.1 },
    },
  },
  {
    specifier: '@tele/provider-inbox',
    component: 'ProviderInbox',
    budgets: {
      'until the list of requests is usable': { goal: 55, ceiling: 66.3, esbuild: 71.5 },
      'with the answer, offers, payouts and the card': { goal: 95, ceiling: 150.6, esbuild: 157.8 },
    },
  },
  {
    specifier: '@tele/availability-calendar',
    component: 'AvailabilityCalendar',
    budgets: {
      'until the grid is usable': { goal: 44, ceiling: 55.6, esbuild: 62.0 },
      'with the editor and every sheet': { goal: 76, ceiling: 103.1, esbuild: 112.0 },
    },
  },
  {
    specifier: '@tele/doctor-register',
    component: 'DoctorRegister',
    budgets: {
      'until the form is usable': { goal: 45, ceiling: 64.9, esbuild: 72.2 },
      'with every sheet and category': { goal: 120, ceiling: 164.9, esbuild: 173.8 },
    },
  },
  {
    specifier: '@tele/account',
    component: 'Account',
    budgets: {
      'until the account is usable': { goal: 55, ceiling: 64.6, esbuild: 72.1 },
      'with every section and the profile form': { goal: 110, ceiling: 172.8, esbuild: 211.5 },
    },
  },
] as const;
