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
  category: ProfessionId;
  /** Public key and script URL (default: the vendor's) of the human check. Null: forms cannot be sent. */
  humanCheck: { siteKey: string; scriptUrl?: string } | null;
  /** Contact for pending applicants. */
  contactEmail: string;
  /** Practice name and optional claim for applicants. Default: 'Euca MD practice', no claim. */
  practice?: Partial<Practice>;
  /** Signed out: shows the sign-in instead of the form. Omitted, the service is asked. */
  signedOut?: boolean;
  /** Signs in by Google or emailed link. Omitted, the notice has no buttons. */
  onSignIn?: (how: { method: 'google' | 'email' }) => void;
  /** An application was sent. The event holds none of its content. */
  onSubmitted?: (event: { category: ProfessionId }) => void;
  /** URLs of the status links; omitted ones are hidden. */
  links?: StandingLinks;
  /** Initial values of an empty form; the specialty exactly as the catalogue names it. */
  prefill?: { specialty?: string; state?: StateCode };
  titleRef?: Ref<HTMLHeadingElement>;
}

const hasPractice = ({ profileTypes }: Category): boolean => profileTypes.includes('EUCA_MD');

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
