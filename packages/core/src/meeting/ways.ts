/** How a specialist meets their patients: they call them on the phone, or both open a video link of the specialist's (product.md). */
export const meetingWays = ['phone', 'video'] as const;
export type MeetingWay = (typeof meetingWays)[number];

/** How two people meet. `videoUrl` is there for video alone; `instructions` is the specialist's line to whoever comes. */
export interface Meeting {
  way: MeetingWay;
  videoUrl: string | null;
  instructions: string | null;
}

/** What holds until a specialist has said otherwise. */
export const defaultMeeting: Meeting = { way: 'phone', videoUrl: null, instructions: null };
