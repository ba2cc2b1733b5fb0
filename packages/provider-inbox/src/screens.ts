export { InboxScreen, type InboxScreenProps } from './inbox/InboxScreen.tsx';
export { RespondScreen, type RespondScreenProps } from './respond/RespondScreen.tsx';
