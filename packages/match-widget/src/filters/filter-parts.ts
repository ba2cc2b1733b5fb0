// What a filter shows once it is opened, in one chunk.
export { FeeField } from './FeeField.tsx';
export { DayField, GenderField, PartField, SortField } from './FilterFields.tsx';
export { LanguageField } from './LanguageField.tsx';
