import { defineMessages } from '@tele/ui';

export const zoneMessages = defineMessages('kit.zone', { label: 'Display time zone' });
