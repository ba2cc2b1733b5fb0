import { ProviderInbox } from '@tele/provider-inbox';
import sheet from 'virtual:sheet/provider-inbox';
import { partOf } from '../../elements/part.ts';

export const part = partOf(ProviderInbox, sheet);
