export { ProviderHomeScreen, type ProviderHomeScreenProps } from './home/ProviderHomeScreen.tsx';
export { InboxScreen, type InboxScreenProps } from './inbox/InboxScreen.tsx';
export { OpenRequestsScreen, type OpenRequestsScreenProps } from './open-requests/OpenRequestsScreen.tsx';
export { OwnOffersScreen, type OwnOffersScreenProps } from './own-offers/OwnOffersScreen.tsx';
export { PayoutsScreen, type PayoutsScreenProps } from './payouts/PayoutsScreen.tsx';
export { RescheduleScreen, type RescheduleScreenProps } from './reschedule/RescheduleScreen.tsx';
export { RespondScreen, type RespondScreenProps } from './respond/RespondScreen.tsx';
