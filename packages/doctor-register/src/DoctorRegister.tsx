import type { ProfessionId, StateCode } from '@tele/core';
import { Widget, type ProfessionEvent, type TeleWidgetProps } from '@tele/kit';
import type { Step } from './form/steps.ts';
import { CheckingCard } from './register/CheckingCard.tsx';
import { RegisterScreen, type RegisterScreenProps } from './register/RegisterScreen.tsx';
import { rules } from './rules.ts';

export type RegisterStep = Step;

export interface DoctorRegisterProps
  extends
    Omit<TeleWidgetProps<RegisterStep>, 'partner'>,
    Pick<RegisterScreenProps, 'humanCheck' | 'contactEmail' | 'practice' | 'onSignIn' | 'links'> {
  /** Category to apply for. Default: 'doctor'. */
  profession?: ProfessionId;
  /** Initial values of an empty form: a state, and a specialty exactly as the catalogue names it. */
  defaultValues?: { specialty?: string; state?: StateCode };
  /** An application was sent. The event holds none of its content. */
  onSubmitted?: (event: ProfessionEvent) => void;
}

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
