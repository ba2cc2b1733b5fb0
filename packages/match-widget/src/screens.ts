export { CategoryScreen, type CategoryScreenProps } from './category/CategoryScreen.tsx';
export { SearchScreen, type SearchScreenProps } from './search/SearchScreen.tsx';
export { ResultsScreen, type ResultsScreenProps } from './results/ResultsScreen.tsx';
export { RequestsScreen, type RequestsScreenProps } from './requests/RequestsScreen.tsx';
export type { AskedAgain } from './requests/AskAgain.tsx';
export type { AskedForTimes } from './requests/AskedItem.tsx';
export { RequestScreen, type RequestScreenProps } from './request/RequestScreen.tsx';
export { AskScreen, type AskScreenProps } from './ask/AskScreen.tsx';
export { AskedScreen, type AskedScreenProps, type SeenRequest } from './asked/AskedScreen.tsx';
