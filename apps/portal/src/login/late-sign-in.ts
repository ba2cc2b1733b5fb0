export { PasskeySignIn } from '@tele/account/screens';
export { SentLink } from './SentLink.tsx';
