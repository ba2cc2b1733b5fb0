// What the sheet shows once somebody has picked a time, in one chunk.
export { BookerLine } from './BookerLine.tsx';
export { CardStep } from './CardStep.tsx';
export { DetailsStep } from './DetailsStep.tsx';
