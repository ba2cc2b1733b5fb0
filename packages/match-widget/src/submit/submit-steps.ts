// What the sheet shows once somebody has picked a time, in one chunk.
export { BookerLine, OnFileLine } from './BookerLine.tsx';
export { CardStep } from './CardStep.tsx';
export { DetailsStep } from './DetailsStep.tsx';
