export { PartnerRefused } from './PartnerRefused.tsx';
export { PartnerSignIn } from './PartnerSignIn.tsx';
export { PartnerWatch } from './PartnerWatch.tsx';
export { partnerPageOf } from './partner-page-of.ts';
export { SigningInNote } from './SigningInNote.tsx';
