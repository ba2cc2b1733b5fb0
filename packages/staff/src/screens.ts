export { QueueScreen, type QueueScreenProps } from './queue/QueueScreen.tsx';
export { readShown, writeShown, type QueueFilter } from './queue/shown.ts';
export { ReviewScreen, type ReviewScreenProps } from './review/ReviewScreen.tsx';
