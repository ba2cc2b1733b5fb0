import type { ProfessionId, StateCode } from '@tele/core';
import { Widget, type ProfessionEvent, type TeleWidgetProps } from '@tele/kit';
import type { Step } from './form/steps.ts';
import { CheckingCard } from './register/CheckingCard.tsx';
import { RegisterScreen, type RegisterScreenProps } from './register/RegisterScreen.tsx';
import { rules } from './rules.ts';

/** The steps of the form where there is little width; where there is enough, all stand on one page. */
export type RegisterStep = Step;

/** What `<DoctorRegister>` takes: `apiBase`, `token`, `humanCheck` and `contactEmail` are needed, anything else may be left out. */
export interface DoctorRegisterProps
  extends
    Omit<TeleWidgetProps<RegisterStep>, 'partner'>,
    Pick<RegisterScreenProps, 'humanCheck' | 'contactEmail' | 'practice' | 'onSignIn' | 'links'> {
  /** Which of the twelve categories is applied for; 'doctor' by default. */
  profession?: ProfessionId;
  /** What an empty form starts with: a specialty to the letter of the catalogue, and a state. */
  defaultValues?: { specialty?: string; state?: StateCode };
  /** An application was sent; of what it says nothing is told. */
  onSubmitted?: (event: ProfessionEvent) => void;
}

/** How a provider of one category gets in, for a page of any host: needs `apiBase`, `token`, `humanCheck` and `contactEmail` alone. */
export const DoctorRegister = (props: DoctorRegisterProps) => (
  <Widget name="tele-doctor-register" host={props} rules={rules} loading={<CheckingCard />}>
    {({ profession = 'doctor', humanCheck, contactEmail, practice, onSignIn, links, onSubmitted, ...host }) => (
      <RegisterScreen
        category={profession}
        {...{ humanCheck, contactEmail, practice, onSignIn, links }}
        step={host.step}
        onStepChange={host.onStepChange}
        prefill={host.defaultValues}
        onSubmitted={() => onSubmitted?.({ profession })}
      />
    )}
  </Widget>
);
