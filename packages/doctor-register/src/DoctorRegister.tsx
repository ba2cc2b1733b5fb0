import { TeleProvider, type TeleProviderProps } from '@tele/kit';
import { RegisterScreen, type RegisterScreenProps } from './register/RegisterScreen.tsx';

export interface DoctorRegisterProps
  extends
    Pick<
      TeleProviderProps,
      'scheme' | 'appearance' | 'zone' | 'locale' | 'messages' | 'keep' | 'link' | 'now' | 'onAuthRequired'
    >,
    Omit<RegisterScreenProps, 'category' | 'titleRef'>,
    Partial<Pick<RegisterScreenProps, 'category'>> {
  /** Address of the service, without a slash at the end. */
  apiBase: string;
  /** The bearer token of the applicant, or a function that fetches one. */
  token: NonNullable<TeleProviderProps['token']>;
}

/** How a provider of one category gets in, for a page of any host: needs `apiBase`, `token`, `humanCheck` and `contactEmail` alone. */
export const DoctorRegister = (props: DoctorRegisterProps) => {
  const { apiBase, token, scheme, appearance, zone, locale, messages, keep, link, now, onAuthRequired, ...screen } =
    props;
  return (
    <TeleProvider
      {...{ apiBase, token, scheme, appearance, zone, locale, messages, keep, link, now, onAuthRequired }}
      contained
    >
      <RegisterScreen category="doctor" headingLevel={2} {...screen} />
    </TeleProvider>
  );
};
