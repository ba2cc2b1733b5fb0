import { declineReplyTexts } from '@tele/core';
import { defineMessages } from '@tele/ui';

/** What a specialist says with a decline, as both sides read it. */
export const replyMessages = defineMessages('kit.reply', declineReplyTexts);
