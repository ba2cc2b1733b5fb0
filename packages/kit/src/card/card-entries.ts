export { CardEntry } from './CardEntry.tsx';
export { SavedCardForm } from './SavedCardForm.tsx';
