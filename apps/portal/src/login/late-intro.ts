export { GumBranch } from '@tele/match-widget/screens';
export { cameFor } from './came-for.ts';
export { LoginIntro } from './LoginIntro.tsx';
export { Promises } from './Promises.tsx';
