export { InboxScreen, type InboxScreenProps } from './inbox/InboxScreen.tsx';
export { OpenRequestsScreen, type OpenRequestsScreenProps } from './open-requests/OpenRequestsScreen.tsx';
export { OwnOffersScreen, type OwnOffersScreenProps } from './own-offers/OwnOffersScreen.tsx';
export { PayoutsScreen, type PayoutsScreenProps } from './payouts/PayoutsScreen.tsx';
export { RescheduleScreen, type RescheduleScreenProps } from './reschedule/RescheduleScreen.tsx';
export { ReschedulesToAnswer, type ReschedulesToAnswerProps } from './reschedule/ReschedulesToAnswer.tsx';
export { RespondScreen, type RespondScreenProps } from './respond/RespondScreen.tsx';
// Parts of the portal's specialist dashboard.
export { FirstOpenRequests, type FirstOpenRequestsProps } from './open-requests/FirstOpenRequests.tsx';
export { PayoutsSummary, type PayoutsSummaryProps } from './payouts/PayoutsSummary.tsx';
export { OnboardButton, type OnboardButtonProps } from './payouts/OnboardButton.tsx';
export { nextPayout } from './payouts/next-payout.ts';
export { InboxLoading } from './inbox/InboxLoading.tsx';
export { useOpenRequests, usePayouts } from './offers.data.ts';
