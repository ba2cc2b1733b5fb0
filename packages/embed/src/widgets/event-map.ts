import type { AvailabilityCalendarProps } from '@tele/availability-calendar';
import type { DoctorRegisterProps } from '@tele/doctor-register';
import type { MatchWidgetProps } from '@tele/match-widget';
import type { ProviderInboxProps } from '@tele/provider-inbox';
import type { CallbackProp, Kebab } from '../elements/table.ts';
import type { TeleEvent } from '../elements/tell.ts';

export interface PropsOf {
  'match-widget': MatchWidgetProps;
  'provider-inbox': ProviderInboxProps;
  'availability-calendar': AvailabilityCalendarProps;
  'doctor-register': DoctorRegisterProps;
}

type EventName<Props> = Exclude<Extract<keyof Props, `on${string}`>, CallbackProp>;
type DataOf<Callback> = Callback extends () => void
  ? Record<string, never>
  : Callback extends (event: infer Data) => void
    ? Data
    : never;

type WidgetEvent<Widget extends keyof PropsOf, Props = PropsOf[Widget]> = {
  [Name in EventName<Props>]: {
    type: Kebab<Name>;
    event: TeleEvent<Kebab<Name>, DataOf<NonNullable<Props[Name]>>, Widget>;
  };
}[EventName<Props>];
type AnyWidgetEvent = { [Widget in keyof PropsOf]: WidgetEvent<Widget> }[keyof PropsOf];

export type EventsOf<Widget extends keyof PropsOf> = {
  [Type in WidgetEvent<Widget>['type'] as `tele:${Type}`]: Extract<WidgetEvent<Widget>, { type: Type }>['event'];
};

/** All events of all widgets by name ('tele:submitted'). The list is closed. */
export type TeleEventMap = {
  [Type in AnyWidgetEvent['type'] as `tele:${Type}`]: Extract<AnyWidgetEvent, { type: Type }>['event'];
};
