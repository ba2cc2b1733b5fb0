export { HowMatchingWorks } from './HowMatchingWorks.tsx';
export { NameSearch } from './NameSearch.tsx';
