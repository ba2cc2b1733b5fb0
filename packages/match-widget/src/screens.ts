export { CategoryScreen, type CategoryScreenProps } from './category/CategoryScreen.tsx';
export { SearchScreen, type SearchScreenProps } from './search/SearchScreen.tsx';
export { ResultsScreen, type ResultsScreenProps } from './results/ResultsScreen.tsx';
export { RequestListScreen, type RequestListScreenProps } from './requests/list/RequestListScreen.tsx';
export type { AskedAgain } from './requests/list/AskAgain.tsx';
export type { AskedForTimes } from './requests/list/OpenRequestItem.tsx';
export { RequestScreen, type RequestScreenProps } from './requests/picked/RequestScreen.tsx';
export { NewOpenRequestScreen, type NewOpenRequestScreenProps } from './requests/open/NewOpenRequestScreen.tsx';
export {
  OpenRequestScreen,
  type OpenRequestScreenProps,
  type SeenRequest,
} from './requests/open/OpenRequestScreen.tsx';
export { QuickSearch, type QuickSearchProps } from './search/QuickSearch.tsx';
export { HowMatchingWorks } from './search/HowMatchingWorks.tsx';
export { worded, type WordingArgs } from './screen/worded.ts';
export { OffersToAnswer, type OffersToAnswerProps } from './requests/open/offers/OffersToAnswer.tsx';
export { isLive, offerNow } from './requests/open/offers/offer-now.ts';
export { LatestRequests, type LatestRequestsProps } from './requests/list/LatestRequests.tsx';
export { RequestListLoading } from './requests/list/RequestListLoading.tsx';
export { SpecialistInfo, type SpecialistInfoProps } from './results/SpecialistInfo.tsx';
export { SpecialistScreen, type SpecialistScreenProps } from './specialist/SpecialistScreen.tsx';
export { NamedList, type NamedListProps } from './specialist/NamedList.tsx';
export { AlertList, type AlertListProps } from './alerts/AlertList.tsx';
