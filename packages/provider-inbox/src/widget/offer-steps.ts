// Offer steps share most code, so they load together.
export { OpenRequestsScreen } from '../open-requests/OpenRequestsScreen.tsx';
export { OwnOffersScreen } from '../own-offers/OwnOffersScreen.tsx';
export { PayoutsScreen } from '../payouts/PayoutsScreen.tsx';
