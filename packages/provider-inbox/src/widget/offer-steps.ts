export { OpenRequestsScreen } from '../open-requests/OpenRequestsScreen.tsx';
export { OwnOffersScreen } from '../own-offers/OwnOffersScreen.tsx';
export { PayoutsScreen } from '../payouts/PayoutsScreen.tsx';
