export { AccountScreen, type AccountScreenProps } from './account/AccountScreen.tsx';
export { EditProfileScreen, type EditProfileScreenProps } from './edit-profile/EditProfileScreen.tsx';
export { AskMeeting } from './meeting/AskMeeting.tsx';
export type { AccountLinks } from './links.ts';
