import type { Category } from '@tele/core';
import { HowApprovalWorks } from './HowApprovalWorks.tsx';
import { SignInNotice, type SignInNoticeProps } from './SignInNotice.tsx';

export interface SignedOutProps extends Omit<SignInNoticeProps, 'category'> {
  category: Category;
}

/** What somebody sees who is not signed in, under what it costs to join. */
export const SignedOut = ({ category, level, onSignIn }: SignedOutProps) => (
  <>
    <SignInNotice {...{ category, level, onSignIn }} />
    <HowApprovalWorks hasRegister={category.registration.kinds.length > 0} level={level} />
  </>
);
