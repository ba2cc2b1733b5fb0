interface Matchable {
  offerId: string | null;
  selectionId: string | null;
  chosenSlotISO: string;
}

/**
 * The appointment that the `apt` of an address names, by offerId, selectionId or chosen slot time (spec section 2
 * 'Appointments'). Ids go first: two appointments can hardly share one, but a time they can.
 */
export function matchAppointment<A extends Matchable>(appointments: readonly A[], apt: string): A | undefined {
  if (apt === '') return undefined;
  const byId = appointments.find((appointment) => appointment.offerId === apt || appointment.selectionId === apt);
  const at = Date.parse(apt);
  return byId ?? appointments.find((appointment) => Date.parse(appointment.chosenSlotISO) === at);
}
