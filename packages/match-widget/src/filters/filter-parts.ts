// Parts of an opened filter, in one chunk.
export { FeeField } from './FeeField.tsx';
export { DayField, GenderField, PartField, SortField } from './FilterFields.tsx';
export { LanguageField } from './LanguageField.tsx';
