import { Widget, type CategoryEvent, type TeleWidgetProps } from '@tele/kit';
import { CheckingCard } from './register/CheckingCard.tsx';
import { RegisterScreen, type RegisterScreenProps } from './register/RegisterScreen.tsx';

export interface DoctorRegisterProps
  extends
    TeleWidgetProps<'register'>,
    Pick<RegisterScreenProps, 'humanCheck' | 'contactEmail' | 'practice' | 'onSignIn' | 'links'>,
    Partial<Pick<RegisterScreenProps, 'category'>> {
  /** An application was sent; of what it says nothing is told. */
  onSubmitted?: (event: CategoryEvent) => void;
}

/** How a provider of one category gets in, for a page of any host: needs `apiBase`, `token`, `humanCheck` and `contactEmail` alone. */
export const DoctorRegister = (props: DoctorRegisterProps) => (
  <Widget name="tele-doctor-register" host={props} loading={<CheckingCard />}>
    {({ category = 'doctor', humanCheck, contactEmail, practice, onSignIn, links, onSubmitted }) => (
      <RegisterScreen {...{ category, humanCheck, contactEmail, practice, onSignIn, links, onSubmitted }} />
    )}
  </Widget>
);
