/** Every call by name: all that the client carries at run time (spec section 7). `:x` are path parameters. */
export const routes = {
  health: 'GET /health',
  authMe: 'GET /auth/me',
  registerUser: 'POST /users/register',
  availableSpecialties: 'GET /specialties/available',
  professionSpecialties: 'GET /:profession/specialties',
  searchSpecialists: 'POST /specialists/search',
  availabilitySlots: 'GET /availability/slots',
  myAvailability: 'GET /availability/mine',
  saveAvailability: 'PUT /availability/mine',
  createSelection: 'POST /selections',
  attachPayment: 'POST /selections/:id/attach-payment',
  mySelections: 'GET /selections/mine',
  incomingSelections: 'GET /selections/incoming',
  getSelection: 'GET /selections/:id',
  cancelSelection: 'POST /selections/:id/cancel',
  acceptSelection: 'POST /selections/:id/accept',
  declineSelection: 'POST /selections/:id/decline',
  deleteRequest: 'DELETE /requests/:id',
  myAppointments: 'GET /appointments/mine',
  cancelAppointment: 'POST /appointments/:id/cancel',
} as const;

export type RouteName = keyof typeof routes;
