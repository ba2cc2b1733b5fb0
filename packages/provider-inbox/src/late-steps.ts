import { lateCode } from '@tele/ui';

/** One request with all that pays, fetched once one is opened. */
export const lateRespond = lateCode(() =>
  import('./respond/RespondScreen.tsx').then(({ RespondScreen }) => RespondScreen),
);

/** The other parts of the inbox, each fetched once it is opened. */
export const lateOpenRequests = lateCode(() =>
  import('./open-requests/OpenRequestsScreen.tsx').then(({ OpenRequestsScreen }) => OpenRequestsScreen),
);
export const lateOwnOffers = lateCode(() =>
  import('./own-offers/OwnOffersScreen.tsx').then(({ OwnOffersScreen }) => OwnOffersScreen),
);
export const latePayouts = lateCode(() =>
  import('./payouts/PayoutsScreen.tsx').then(({ PayoutsScreen }) => PayoutsScreen),
);
