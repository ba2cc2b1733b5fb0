import { declineReplyTexts } from '@tele/core';
import { defineMessages } from '@tele/ui';

/** A specialist's replies when declining, as both sides read them. */
export const replyMessages = defineMessages('kit.reply', declineReplyTexts);
