import type { AvailabilityCalendarProps } from '@tele/availability-calendar';
import type { DoctorRegisterProps } from '@tele/doctor-register';
import type { MatchWidgetProps } from '@tele/match-widget';
import type { ProviderInboxProps } from '@tele/provider-inbox';
import { availabilityCalendar } from './availability-calendar/blueprint.ts';
import { doctorRegister } from './doctor-register/blueprint.ts';
import { elementClass, type TeleElement, type TeleElementClass } from '../elements/element-class.ts';
import { matchWidget } from './match-widget/blueprint.ts';
import { providerInbox } from './provider-inbox/blueprint.ts';

/** `<tele-match-widget>`: search, picks and payment until a booking exists. */
export type TeleMatchWidgetElement = TeleElement<MatchWidgetProps>;
export type TeleProviderInboxElement = TeleElement<ProviderInboxProps>;
export type TeleAvailabilityCalendarElement = TeleElement<AvailabilityCalendarProps>;
export type TeleDoctorRegisterElement = TeleElement<DoctorRegisterProps>;

export const TeleMatchWidgetElement: TeleElementClass<MatchWidgetProps> = elementClass(matchWidget);
export const TeleProviderInboxElement: TeleElementClass<ProviderInboxProps> = elementClass(providerInbox);
export const TeleAvailabilityCalendarElement: TeleElementClass<AvailabilityCalendarProps> =
  elementClass(availabilityCalendar);
export const TeleDoctorRegisterElement: TeleElementClass<DoctorRegisterProps> = elementClass(doctorRegister);

export interface TeleElements {
  'tele-match-widget': TeleMatchWidgetElement;
  'tele-provider-inbox': TeleProviderInboxElement;
  'tele-availability-calendar': TeleAvailabilityCalendarElement;
  'tele-doctor-register': TeleDoctorRegisterElement;
}
