export { AccountScreen, type AccountScreenProps } from './account/AccountScreen.tsx';
export { EditProfileScreen, type EditProfileScreenProps } from './edit-profile/EditProfileScreen.tsx';
export { PasskeyOffer } from './passkeys/PasskeyOffer.tsx';
export { PasskeysPart } from './passkeys/PasskeysPart.tsx';
export { PasskeySignIn, type PasskeySignInProps } from './passkeys/PasskeySignIn.tsx';
export { AskMeeting } from './meeting/AskMeeting.tsx';
export type { AccountLinks } from './links.ts';
