import { teleVersion } from '@tele/ui';
import {
  TeleAvailabilityCalendarElement,
  TeleDoctorRegisterElement,
  TeleMatchWidgetElement,
  TeleProviderInboxElement,
} from './elements.ts';

const classes = [
  TeleMatchWidgetElement,
  TeleProviderInboxElement,
  TeleAvailabilityCalendarElement,
  TeleDoctorRegisterElement,
];

const versionOf = (known: object): string => ('version' in known ? String(known.version) : 'unknown');

/**
 * Makes the four tags known to the page: `<tele-match-widget>`, `<tele-provider-inbox>`, `<tele-availability-calendar>` and
 * `<tele-doctor-register>`. What of them is on the page already is taken over. Once is enough; a tag that another version has made known
 * stays that version's, and the console says so. Does nothing on a server.
 */
export function defineElements(): void {
  const { customElements: registry, console } = globalThis;
  if (!(registry as CustomElementRegistry | undefined)) return;
  for (const element of classes) {
    const known = registry.get(element.tag);
    if (!known) registry.define(element.tag, element);
    else if (versionOf(known) !== teleVersion)
      console.warn(
        `Tele: version ${versionOf(known)} of <${element.tag}> is already on the page and stays in use. Load only one version.`,
      );
  }
}
