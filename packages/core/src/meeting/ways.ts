/** Specialists phone the patient, or both open the specialist's video link (product.md). */
export const meetingWays = ['phone', 'video'] as const;
export type MeetingWay = (typeof meetingWays)[number];

/** How two people meet. `videoUrl`: video only. `instructions`: the specialist's note to the patient. */
export interface Meeting {
  way: MeetingWay;
  videoUrl: string | null;
  instructions: string | null;
}

export const defaultMeeting: Meeting = { way: 'phone', videoUrl: null, instructions: null };
