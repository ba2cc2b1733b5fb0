import { TeleProvider, type TeleProviderProps } from '@tele/kit';
import { AvailabilityScreen, type AvailabilityScreenProps } from './screen/AvailabilityScreen.tsx';

export interface AvailabilityCalendarProps
  extends
    Pick<TeleProviderProps, 'scheme' | 'appearance' | 'zone' | 'now' | 'onAuthRequired'>,
    Omit<AvailabilityScreenProps, 'titleRef'> {
  /** Address of the service, without a slash at the end. */
  apiBase: string;
  /** The bearer token of the specialist, or a function that fetches one. */
  token: NonNullable<TeleProviderProps['token']>;
}

/** The availability of the specialist signed in, for a page of any host: needs `apiBase` and `token` alone. */
export const AvailabilityCalendar = (props: AvailabilityCalendarProps) => {
  const { apiBase, token, scheme, appearance, zone, now, onAuthRequired, ...screen } = props;
  return (
    <TeleProvider
      apiBase={apiBase}
      token={token}
      scheme={scheme}
      appearance={appearance}
      zone={zone}
      now={now}
      onAuthRequired={onAuthRequired}
      contained
    >
      <AvailabilityScreen headingLevel={2} {...screen} />
    </TeleProvider>
  );
};
