/** Decides on applications. */
export const seededStaff = { email: 'jo.okafor@example.com', name: 'Jo Okafor' };
