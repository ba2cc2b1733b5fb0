/** Wait before link number `sent + 1` to one address. Doubles, to stay below the identity provider's 20 an hour. */
export const resendWaitMs = (sent: number): number => 30_000 * 2 ** (sent - 1);
