import { providerWordingOf, type Category, type ProfessionId, type StateCode } from '@tele/core';
import { ErrorState, PageHeader, useLate, useMessages } from '@tele/ui';
import type { Ref } from 'react';
import { lateCategories } from '../category/late-category.ts';
import type { HostStep } from '../form/steps.ts';
import type { StandingLinks } from '../standing/ApprovedCard.tsx';
import { useStanding } from '../standing/standing.data.ts';
import type { Practice } from '../ways/Ways.tsx';
import { CheckingCard } from './CheckingCard.tsx';
import { RegisterParts } from './RegisterParts.tsx';
import { registerMessages } from './register.messages.ts';
import './RegisterScreen.css';

export interface RegisterScreenProps extends HostStep {
  /** One of the twelve. */
  category: ProfessionId;
  /** The human check's public key, and where its script is when that is not its maker's address. Null: not configured, so nothing can be sent. */
  humanCheck: { siteKey: string; scriptUrl?: string } | null;
  /** Whom a pending applicant writes to. */
  contactEmail: string;
  /** The practice's name, and a claim for those who decide where to register; 'Euca MD practice' without a claim by default. */
  practice?: Partial<Practice>;
  /** Nobody is signed in, so the sign-in is offered in place of the form. Left out, the service is asked who it is. */
  signedOut?: boolean;
  /** Signs somebody in, by Google or by an e-mailed link. Left out, the notice has no buttons. */
  onSignIn?: (how: { method: 'google' | 'email' }) => void;
  /** An application was sent; of what it says nothing is told. */
  onSubmitted?: (event: { category: ProfessionId }) => void;
  /** Where the links of the states lead; a link without one is not drawn. */
  links?: StandingLinks;
  /** What a form in which nothing was written starts with; a specialty to the letter of the catalogue. */
  prefill?: { specialty?: string; state?: StateCode };
  titleRef?: Ref<HTMLHeadingElement>;
}

const hasPractice = ({ profileTypes }: Category): boolean => profileTypes.includes('EUCA_MD');

/** /work/:category: how somebody becomes a provider (spec section 2 'Doctor registration'). */
export const RegisterScreen = (props: RegisterScreenProps) => {
  const { category: profession, links = {}, titleRef, signedOut = false } = props;
  const t = useMessages(registerMessages);
  const words = providerWordingOf(profession);
  const standing = useStanding(profession, signedOut);
  const late = useLate(lateCategories[profession]);
  const category = late.tag === 'ready' ? late.part : null;
  return (
    <div className="tele-register">
      <div className="tele-register__frame">
        <PageHeader
          titleRef={titleRef}
          crumb={links.categories ? { label: t.allCategories, href: links.categories } : undefined}
          title={words.registerTitle}
          lede={category && hasPractice(category) ? t.ledePractice : t.lede(words)}
        />
        {category ? (
          <RegisterParts key={profession} {...props} {...{ profession, category, standing, links }} />
        ) : late.tag === 'failed' ? (
          <ErrorState level={2} message={t.notLoaded} onRetry={late.retry} />
        ) : (
          <CheckingCard />
        )}
      </div>
    </div>
  );
};
