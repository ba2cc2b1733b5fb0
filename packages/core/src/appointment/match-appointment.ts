interface Matchable {
  offerId: string | null;
  selectionId: string | null;
  chosenSlotISO: string;
}

/** Finds the appointment of `apt`: offerId, selectionId or time (spec section 2). IDs win, as times can repeat. */
export function matchAppointment<A extends Matchable>(appointments: readonly A[], apt: string): A | undefined {
  if (apt === '') return undefined;
  const byId = appointments.find((appointment) => appointment.offerId === apt || appointment.selectionId === apt);
  const at = Date.parse(apt);
  return byId ?? appointments.find((appointment) => Date.parse(appointment.chosenSlotISO) === at);
}
