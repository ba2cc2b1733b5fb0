export { CategoryScreen, type CategoryScreenProps } from './category/CategoryScreen.tsx';
export { LateHowMatching } from './search/LateHowMatching.tsx';
export { LateNameSearch } from './search/LateNameSearch.tsx';
export type { NameSearchProps } from './search/NameSearch.tsx';
export { SearchScreen, type SearchScreenProps } from './search/SearchScreen.tsx';
export { ResultsScreen, type ResultsScreenProps } from './results/ResultsScreen.tsx';
export { RequestListScreen, type RequestListScreenProps } from './requests/list/RequestListScreen.tsx';
export { NoRequests, type NoRequestsProps } from './requests/list/NoRequests.tsx';
export type { AskedAgain } from './requests/list/AskAgain.tsx';
export type { AskedForTimes } from './requests/list/OpenRequestItem.tsx';
export { RequestScreen, type RequestScreenProps } from './requests/picked/RequestScreen.tsx';
export { NewOpenRequestScreen, type NewOpenRequestScreenProps } from './requests/open/NewOpenRequestScreen.tsx';
export {
  OpenRequestScreen,
  type OpenRequestScreenProps,
  type SeenRequest,
} from './requests/open/OpenRequestScreen.tsx';
export { GumBranch } from './category/GumBranch.tsx';
export { PatientHomeScreen, type PatientHomeScreenProps } from './home/PatientHomeScreen.tsx';
export type { PatientHomeLinks } from './home/patient-home-links.ts';
export { NewPatientHome, type NewPatientHomeProps } from './home/NewPatientHome.tsx';
export { offersInput, requestsInput } from './home/home-inputs.ts';
export { SpecialistScreen, type SpecialistScreenProps } from './specialist/SpecialistScreen.tsx';
