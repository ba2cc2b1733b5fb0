import type { ProfessionId } from '@tele/core';
import { Widget, type ProfessionEvent, type TeleWidgetProps } from '@tele/kit';
import { CheckingCard } from './register/CheckingCard.tsx';
import { RegisterScreen, type RegisterScreenProps } from './register/RegisterScreen.tsx';
import { rules } from './rules.ts';

export interface DoctorRegisterProps
  extends
    TeleWidgetProps<'register'>,
    Pick<RegisterScreenProps, 'humanCheck' | 'contactEmail' | 'practice' | 'onSignIn' | 'links'> {
  /** Which of the twelve categories is applied for; 'doctor' by default. */
  profession?: ProfessionId;
  /** An application was sent; of what it says nothing is told. */
  onSubmitted?: (event: ProfessionEvent) => void;
}

/** How a provider of one category gets in, for a page of any host: needs `apiBase`, `token`, `humanCheck` and `contactEmail` alone. */
export const DoctorRegister = (props: DoctorRegisterProps) => (
  <Widget name="tele-doctor-register" host={props} rules={rules} loading={<CheckingCard />}>
    {({ profession = 'doctor', humanCheck, contactEmail, practice, onSignIn, links, onSubmitted }) => (
      <RegisterScreen
        category={profession}
        {...{ humanCheck, contactEmail, practice, onSignIn, links }}
        onSubmitted={() => onSubmitted?.({ profession })}
      />
    )}
  </Widget>
);
