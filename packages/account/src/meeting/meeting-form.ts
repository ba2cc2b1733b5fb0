import { instructionsRule, meetingWayRule, videoLinkRule, type FieldRule, type Meeting } from '@tele/core';
import type { BodyInput } from '@tele/core/contract';
import type { Entries, Values } from '@tele/kit';

const link = videoLinkRule();

/** Only video meetings need a link: for others the field is not checked. */
const noLink: typeof link = { ...link, check: () => ({ tag: 'ok', value: '' }) };

const fields = { way: meetingWayRule, videoUrl: link, instructions: instructionsRule } as const satisfies Record<
  string,
  FieldRule<never, unknown>
>;

export type MeetingFormFields = typeof fields;

/** Only video needs a link. */
export const meetingFields = ({ way }: Entries<MeetingFormFields>): MeetingFormFields => ({
  ...fields,
  videoUrl: way === 'video' ? link : noLink,
});

export const meetingEntries = ({ way, videoUrl, instructions }: Meeting): Entries<MeetingFormFields> => ({
  way,
  videoUrl: videoUrl ?? '',
  instructions: instructions ?? '',
});

export const meetingBody = ({ way, videoUrl, instructions }: Values<MeetingFormFields>): BodyInput<'saveMeeting'> => ({
  way,
  videoUrl: way === 'video' ? videoUrl : null,
  instructions: instructions === '' ? null : instructions,
});
