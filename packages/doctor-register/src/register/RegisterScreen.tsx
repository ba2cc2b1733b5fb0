import { providerWordingOf, type ProfessionId } from '@tele/core';
import { LatePart, PageHeader, Spinner, useMessages } from '@tele/ui';
import type { Ref } from 'react';
import { lateCategories } from '../category/late-category.ts';
import { useStanding } from '../standing/standing.data.ts';
import { Ways, type Practice } from '../ways/Ways.tsx';
import { registerMessages } from './register.messages.ts';
import './RegisterScreen.css';

export interface RegisterScreenProps {
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
  /** Where the links of the states lead; a link without one is not drawn. */
  links?: { preview?: string; documents?: string; hours?: string; categories?: string };
  headingLevel?: 1 | 2;
  titleRef?: Ref<HTMLHeadingElement>;
}

/** /work/:category: how somebody becomes a provider (spec section 2 'Doctor registration'). */
export const RegisterScreen = (props: RegisterScreenProps) => {
  const { category: profession, practice, links = {}, headingLevel = 1 } = props;
  const t = useMessages(registerMessages);
  const words = providerWordingOf(profession);
  const standing = useStanding(profession, props.signedOut ?? false);
  return (
    <div className="tele-register">
      <LatePart code={lateCategories[profession]} loading={<Spinner size="lg" label={t.checking} />}>
        {(category) => (
          <>
            <PageHeader
              level={headingLevel}
              titleRef={props.titleRef}
              crumb={links.categories ? { label: t.allCategories, href: links.categories } : undefined}
              title={words.registerTitle}
              lede={category.profileTypes.includes('EUCA_MD') ? t.ledePractice : t.lede(words)}
            />
            <div className="tele-register__parts">
              {standing.tag === 'checking' && <Spinner size="lg" label={t.checking} />}
              <Ways
                profession={profession}
                profileTypes={category.profileTypes}
                practice={practice}
                level={headingLevel === 1 ? 2 : 3}
              />
            </div>
          </>
        )}
      </LatePart>
    </div>
  );
};
