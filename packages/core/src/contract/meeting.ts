import * as z from 'zod';
import { instructionsRule, meetingWayRule } from '../meeting/meeting-fields.ts';
import { videoLinkRule } from '../meeting/video-link.ts';
import type { CallDefinition } from './define.ts';
import { id } from './fields.ts';
import { fromChoice, fromText } from './from-field.ts';
import { optional } from './optional.ts';

/** How two people meet. `videoUrl`: video only. `instructions`: the specialist's note to the patient. */
export const meeting = z.object({
  way: z.enum(meetingWayRule.choices),
  videoUrl: z.string().nullable(),
  instructions: z.string().nullable(),
});

/** How a specialist meets patients. `isSaid`: they set it; otherwise these are the defaults. */
export const ownMeeting = meeting.extend({ specialistId: id, isSaid: z.boolean() });

const videoUrl = fromText(videoLinkRule());
const instructions = optional(fromText(instructionsRule));

const saveBody = z
  .strictObject({ way: fromChoice(meetingWayRule), videoUrl: optional(z.string()), instructions })
  .superRefine(({ way, videoUrl: link }, context) => {
    if (way === 'phone') return;
    const checked = videoUrl.safeParse(link ?? '');
    for (const { message } of checked.error?.issues ?? [])
      context.addIssue({ code: 'custom', path: ['videoUrl'], message });
  });

export const meetingCalls = {
  myMeeting: {
    summary: 'Get how the signed-in specialist meets patients',
    caller: 'specialist',
    ok: ownMeeting,
    errors: [],
  },
  saveMeeting: {
    summary: 'Set how the signed-in specialist meets patients: by phone or their own video link',
    caller: 'specialist',
    body: saveBody,
    ok: ownMeeting,
    errors: [],
  },
} as const satisfies Record<string, CallDefinition>;
