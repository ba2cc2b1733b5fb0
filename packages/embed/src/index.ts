import type { TeleEventMap } from './widgets/event-map.ts';
import type { Tele } from './script/commands.ts';
import type { TeleElements } from './widgets/elements.ts';

export { defineElements } from './widgets/define-elements.ts';
export {
  TeleAvailabilityCalendarElement,
  TeleDoctorRegisterElement,
  TeleMatchWidgetElement,
  TeleProviderInboxElement,
  type TeleElements,
} from './widgets/elements.ts';
export type { TeleElement, TeleElementClass, TeleElementMembers } from './elements/element-class.ts';
export type { TeleEvent, TeleEventDetail } from './elements/tell.ts';
export type { TeleEventMap } from './widgets/event-map.ts';
export type { Tele } from './script/commands.ts';

declare global {
  interface HTMLElementTagNameMap extends TeleElements {}
  interface GlobalEventHandlersEventMap extends TeleEventMap {}
  interface Window {
    /** Set on pages with the script. */
    Tele?: Tele;
  }
}
