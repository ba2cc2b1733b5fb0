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

/** Defines the four tags and upgrades existing elements. The first version wins, with a warning; no-op on servers. */
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
