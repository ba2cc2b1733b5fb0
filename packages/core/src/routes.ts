/** Every call by name: all that the client carries at run time (spec section 7). `:x` are path parameters. */
export const routes = {
  health: 'GET /health',
  authMe: 'GET /auth/me',
  registerUser: 'POST /users/register',
  showNumber: 'POST /users/me/number',
  availableSpecialties: 'GET /specialties/available',
  professionSpecialties: 'GET /:profession/specialties',
  searchSpecialists: 'POST /specialists/search',
  mySpecialistProfile: 'GET /specialists/me',
  saveSpecialistProfile: 'PUT /specialists/me',
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
  createRequest: 'POST /requests',
  myRequests: 'GET /requests/mine',
  openRequests: 'GET /requests/open',
  getRequest: 'GET /requests/:id',
  deleteRequest: 'DELETE /requests/:id',
  createOffer: 'POST /offers',
  myOffers: 'GET /offers/mine',
  withdrawOffer: 'POST /offers/:id/withdraw',
  prepareOffer: 'POST /offers/:id/prepare-payment',
  finaliseOffer: 'POST /offers/:id/finalise',
  onboardPayouts: 'POST /stripe/onboard',
  myPayouts: 'GET /payouts/mine',
  myAppointments: 'GET /appointments/mine',
  cancelAppointment: 'POST /appointments/:id/cancel',
  notifications: 'GET /notifications',
  presignUpload: 'POST /uploads/presign',
  registerSpecialist: 'POST /register/specialist',
  myProvider: 'GET /work/:category/me',
  providerOf: 'GET /work/:category',
  updateDocuments: 'PUT /work/:category/me/documents',
  staffApplications: 'GET /staff/applications',
  staffApplication: 'GET /staff/applications/:id',
  staffDocument: 'POST /staff/applications/:id/documents/:kind',
  takeApplication: 'POST /staff/applications/:id/take',
  approveApplication: 'POST /staff/applications/:id/approve',
  rejectApplication: 'POST /staff/applications/:id/reject',
  startVisit: 'POST /partner/visits',
  vouchForPatient: 'POST /partner/sessions',
  refreshSession: 'POST /partner/sessions/refresh',
  endSession: 'POST /partner/sessions/end',
  startSignIn: 'POST /partner/sign-ins',
  getSignIn: 'GET /partner/sign-ins/:id',
  approveSignIn: 'POST /partner/sign-ins/:id/approve',
  exchangeSignIn: 'POST /partner/sign-ins/:id/exchange',
  partnerCounts: 'GET /partner/counts',
  partnerSelections: 'GET /partner/selections',
} as const satisfies Record<string, `${Method} /${string}`>;

export type RouteName = keyof typeof routes;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The method of a call and its path, with `:x` for its parameters: `{ method: 'GET', path: '/selections/:id' }`. */
export function routeOf(name: RouteName): { method: Method; path: string } {
  const [method, path] = routes[name].split(' ') as [Method, string];
  return { method, path };
}

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The path parameters of a call, decoded: `{ id: string }` for `/selections/:id/accept`. */
export type Params<N extends RouteName> = { [K in ParamNames<(typeof routes)[N]>]: string };
