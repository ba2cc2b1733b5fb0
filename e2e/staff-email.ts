/** Who decides on the applications of the journeys; the role is given before the servers start (`prepare.ts`). */
export const staffEmail = 'jo.okafor@example.com';
