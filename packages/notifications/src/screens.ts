export { Bell, type BellProps } from './bell/Bell.tsx';
export { WatchedBell, type WatchedBellProps } from './bell/WatchedBell.tsx';
export { countText } from './bell/count-text.ts';
export type { NotificationHrefs, NotificationSide } from './hrefs.ts';
export type { SeenPlace } from './seen/seen-store.ts';
