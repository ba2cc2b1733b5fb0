import type { Category } from '@tele/core';
import { HowApprovalWorks } from './HowApprovalWorks.tsx';
import { SignInNotice, type SignInNoticeProps } from './SignInNotice.tsx';

export interface SignedOutProps extends Omit<SignInNoticeProps, 'category'> {
  category: Category;
}

export const SignedOut = ({ category, onSignIn }: SignedOutProps) => (
  <>
    <SignInNotice {...{ category, onSignIn }} />
    <HowApprovalWorks hasRegister={category.registration.kinds.length > 0} />
  </>
);
