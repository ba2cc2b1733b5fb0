import type { Answer, OpenRequest, Availability, Offer, Selection } from '@tele/core/contract';
import { checksum } from './checksum.ts';
import { limits, paymentStatuses, readBlock, type RouteName } from '@tele/core';
import type { LooseOptions } from '../call-types.ts';
import { TeleError } from '../errors.ts';
import { isTrial } from '../is-trial.ts';
import { appointmentsOf, offersOf, partOf } from './narrow.ts';
import { isNamed, neutral } from './neutral.ts';
import { appointment } from './read-appointment.ts';
import { incomingOpenRequest, offer, openRequest } from './read-offer.ts';
import { me, provider, savedCard, upload } from './read-person.ts';
import { incoming, isPending, selection, unnamedSpecialist, type KnownSpecialists } from './read-selection.ts';
import { slot, specialist, specialtyOption } from './read-specialist.ts';
import { after, cents, fieldsOf, instant, listIn, or, text, tried, Unreadable, word, type Fields } from './read.ts';

/** Sends a call by the specification and returns the body; undefined if empty. Throws TeleError. */
export type Send = (name: RouteName, call: LooseOptions) => Promise<unknown>;

interface Call {
  params: Readonly<Record<string, string>>;
  query: Fields;
  body: Fields;
  options: LooseOptions;
}

type Answers = { [N in RouteName]?: (body: unknown, call: Call) => unknown };

/** Server that only follows the specification. Converts names and letter cases, fills gaps, or throws `Unreadable`. */
export class OtherServer {
  readonly #send: Send;
  readonly #now: () => number;
  /** Profile saved last: a server need not answer it. */
  #profile: Fields | undefined;
  /** Specialists from searches: candidates may have no name. */
  readonly #known: KnownSpecialists = new Map();
  /** First read of each offer, for servers without creation times. */
  readonly #offered = new Map<string, string>();
  #incoming = new Map<string, { slotISO: string; profession: Selection['profession'] }>();

  constructor(send: Send, now: () => number) {
    this.#send = send;
    this.#now = now;
  }

  /** Makes the call. Requests the server would misunderstand are not sent; unsupported ones get a default or error. */
  async call(name: RouteName, options: LooseOptions): Promise<unknown> {
    if (isTrial(name, options)) return { selectionId: options.params?.['id'], status: 'PENDING' };
    if (name === 'getOpenRequest') return this.#request(options);
    if (name === 'myRequests') return this.read(name, options, await this.#listOrNone(name, options));
    if (isNamed(name)) return this.read(name, options, await this.#send(name, options));
    try {
      return this.read(name, options, await this.#send(name, options));
    } catch (error) {
      if (!(error instanceof TeleError) || !isLacking(error)) throw error;
      return this.lack(name, error);
    }
  }

  lack(name: RouteName, error: TeleError): unknown {
    if (isNamed(name)) throw error;
    const answer = neutral[name];
    if (answer !== undefined) return answer;
    throw new TeleError('NOT_OFFERED', error.status, { error: 'This isn’t available here.' });
  }

  async read(name: RouteName, options: LooseOptions, body: unknown): Promise<unknown> {
    const reader = this.#answers[name];
    if (!reader) return beyond(name, body);
    const call = {
      params: options.params ?? {},
      query: (options.query ?? {}) as Fields,
      body: (options.body ?? {}) as Fields,
      options,
    };
    return reader(body, call);
  }

  get #today(): Date {
    return new Date(this.#now());
  }

  readonly #selection = selection(this.#known);

  readonly #readOffer = (raw: unknown): Offer => {
    const read = offer(this.#today)(raw);
    const firstRead = this.#offered.get(read.offerId);
    if (firstRead === undefined) this.#offered.set(read.offerId, this.#today.toISOString());
    return firstRead === undefined || isDated(raw)
      ? read
      : offer(this.#today)({ createdAt: firstRead, ...fieldsOf(raw) });
  };

  readonly #answers: Answers = {
    authMe: (body) => me(this.#profile)(body),
    registerUser: async (body, { body: profile }) => {
      this.#profile = { ...this.#profile, ...profile };
      return me(this.#profile)(isRecord(body) && 'role' in body ? body : await this.#send('authMe', {}));
    },
    availableSpecialties: (body) => ({ items: listIn(body, 'specialties').map(specialtyOption) }),
    professionSpecialties: (body) => ({ items: listIn(body, 'specialties').map(specialtyOption) }),
    searchSpecialists: (body) => {
      const items = listIn(body, 'specialists').map(specialist);
      for (const each of items) this.#known.set(each.specialistId, each);
      return { items };
    },
    availabilitySlots: (body, { query }) => ({
      specialistId: query['specialistId'],
      items: listIn(body, 'slots').map(slot),
    }),
    myAvailability: (body) => availabilityIn(body),
    saveAvailability: (body, { body: sent }) => availabilityIn(hasList(body) ? body : sent),
    createSelection: (body) => ({ selectionId: idIn(body, 'selectionId') }),
    attachPayment: (body, { params }) => {
      const { payment } = isRecord(body) ? body : {};
      // An unknown status may be a refusal, so it is not accepted.
      const status = isRecord(payment) ? or(word(paymentStatuses), 'requires_capture')(payment['status']) : undefined;
      return { selectionId: params['id'], payment: { status: status ?? 'requires_capture' } };
    },
    mySelections: (body, { query }) => narrowed(body, partOf(listIn(body, 'selections').map(this.#selection), query)),
    getSelection: (body) => this.#selection(isRecord(body) && isRecord(body['selection']) ? body['selection'] : body),
    cancelSelection: async (body, { params, options }) =>
      this.#selection(
        hasCandidates(body) ? body : await this.#send('getSelection', { params, signal: options.signal }),
      ),
    incomingSelections: (body, { query: { selectionId } }) => {
      const items = listIn(body, 'selections').filter(isPending).map(incoming);
      for (const { selectionId: id, slotISO, profession: of } of items)
        this.#incoming.set(id, { slotISO, profession: of });
      return listed(body, selectionId === undefined ? items : items.filter((each) => each.selectionId === selectionId));
    },
    acceptSelection: (body, { params, body: sent }) => this.#accepted(body, params['id'] ?? '', sent),
    declineSelection: (_, { params }) => ({ selectionId: params['id'], status: 'DECLINED' }),
    createOpenRequest: (body) => ({ requestId: idIn(body, 'requestId') }),
    myRequests: (body, { query, options }) => this.#requests(body, query, options.signal),
    deleteRequest: () => ({ ok: true }),
    openRequests: (body, { query: { specialty } }) => {
      const items = listIn(body, 'requests').map(incomingOpenRequest(this.#today));
      return listed(body, specialty === undefined ? items : items.filter((each) => each.specialty === specialty));
    },
    createOffer: async (body, { body: sent }) =>
      this.#readOffer({ ...sent, ...(hasOffer(body) ? fieldsOf(body) : { id: idIn(body, 'offerId') }) }),
    myOffers: (body, { query }) => listed(body, offersOf(listIn(body, 'offers').map(this.#readOffer), query)),
    prepareOffer: async (body, { params, body: { chosenSlotISO } }) => {
      const raw = isRecord(body) ? body : {};
      const offered = await this.#offer(params['id'] ?? '');
      return {
        offerId: offered.offerId,
        slotISO: or(instant, instant(chosenSlotISO))(raw['slotISO']),
        clientSecret: offered.feeCents === 0 ? null : text(raw['clientSecret']),
        amountCents: or(cents, offered.feeCents)(raw['amountCents']),
        heldUntil: or(instant, offered.expiresAt)(raw['heldUntil']),
      };
    },
    finaliseOffer: async (body, { params }) =>
      hasOffer(body) ? this.#readOffer(body) : this.#offer(params['id'] ?? ''),
    withdrawOffer: (body) => this.#readOffer(body),
    onboardPayouts: (body) => ({ url: text(fieldsOf(body)['url']) }),
    myAppointments: (body, { query }) =>
      narrowed(body, appointmentsOf(listIn(body, 'appointments').map(appointment), query, this.#today)),
    cancelAppointment: () => ({ ok: true }),
    presignUpload: (body) => upload(this.#today)(body),
    registerSpecialist: (body, { body: sent }) =>
      provider(undefined)({ ...shownOf(sent), ...(isRecord(body) ? body : {}) }),
    // A card without a name is not offered.
    myCards: (body) => ({ items: listIn(beyond('myCards', body)).flatMap(tried(savedCard, [])) }),
    myProvider: (body, { params }) => providerIn(body, params['category']),
    providerOf: (body, { params }) => providerIn(body, params['category']),
  };

  /** Both kinds of request, listed separately in the specification. Servers without open requests have none. */
  async #requests(body: unknown, query: Fields, signal: AbortSignal | undefined): Promise<Answer<'myRequests'>> {
    const { show } = query;
    const selections = listIn(await this.#send('mySelections', { signal }), 'selections').map(this.#selection);
    const picked = partOf(selections, query);
    const openRequests = await this.#openRequests(body);
    const isEnded = ({ status }: OpenRequest) => status !== 'OPEN' && status !== 'BOOKED';
    const shown = openRequests.filter(
      (each) => show === undefined || (show !== 'unpaid' && isEnded(each) === (show === 'ended')),
    );
    const items: Answer<'myRequests'>['items'] = [
      ...picked.items.map((each) => ({ kind: 'picked' as const, selection: each })),
      ...shown.map((request) => ({ kind: 'open' as const, request })),
    ];
    const madeAt = (item: (typeof items)[number]) => (item.kind === 'picked' ? item.selection : item.request).createdAt;
    return {
      items: items.toSorted((a, b) => madeAt(b).localeCompare(madeAt(a))),
      ...(picked.ended !== undefined && { ended: picked.ended + openRequests.filter(isEnded).length }),
    };
  }

  async #openRequests(body: unknown) {
    const rows = listIn(body, 'requests').filter((row) => !isRecord(row) || row['kind'] !== 'picked');
    if (rows.length === 0) return [];
    const offers = await this.#offers();
    return rows.map((row) =>
      openRequest(this.#today, offers)(isRecord(row) && isRecord(row['request']) ? row['request'] : row),
    );
  }

  async #request({ params, signal }: LooseOptions) {
    const all = await this.#openRequests(await this.#listOrNone('myRequests', { signal }));
    const found = all.find(({ requestId }) => requestId === params?.['id']);
    if (!found) throw new TeleError('NOT_FOUND', 404, { error: 'Not found.' });
    return found;
  }

  async #listOrNone(name: RouteName, call: LooseOptions): Promise<unknown> {
    try {
      return await this.#send(name, call);
    } catch (error) {
      if (error instanceof TeleError && error.status !== 0 && isLacking(error)) return [];
      throw error;
    }
  }

  async #offers(): Promise<Offer[]> {
    return listIn(await this.#listOrNone('myOffers', {}), 'offers').map(this.#readOffer);
  }

  async #offer(id: string): Promise<Offer> {
    const found = (await this.#offers()).find(({ offerId }) => offerId === id);
    if (!found) throw new Unreadable();
    return found;
  }

  #accepted(body: unknown, selectionId: string, sent: Fields): unknown {
    const raw = isRecord(body) && isRecord(body['booking']) ? body['booking'] : {};
    const known = this.#incoming.get(selectionId);
    const slotISO = or(instant, known?.slotISO)(raw['slotISO'] ?? raw['startISO']);
    if (slotISO === undefined) return { selectionId, status: 'PENDING' };
    const booking = {
      ...raw,
      slotISO,
      endISO: or(instant, after(slotISO, limits.appointmentMinutes))(raw['endISO']),
      specialistId: or(text, 'me')(raw['specialistId']),
      specialistName: or(text, unnamedSpecialist)(raw['specialistName']),
      feeCents: or(cents, cents(sent['feeCents']))(raw['feeCents']),
      acceptedAt: or(instant, null)(raw['acceptedAt']),
      status: 'CONFIRMED',
      cancelledBy: null,
      meeting: null,
      sequence: 0,
    };
    return { selectionId, status: 'BOOKED', booking };
  }
}

const isLacking = ({ status }: TeleError): boolean => [0, 404, 405, 501].includes(status);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasList = (body: unknown): boolean =>
  Array.isArray(body) ||
  (isRecord(body) && ['items', 'blocks', 'availability'].some((name) => Array.isArray(body[name])));
const isDated = (raw: unknown): boolean => isRecord(raw) && (raw['createdAt'] ?? raw['expiresAt'] ?? null) !== null;
const hasCandidates = (body: unknown): boolean => isRecord(body) && Array.isArray(body['candidates']);
const hasOffer = (body: unknown): boolean => isRecord(body) && body['requestId'] !== undefined;

function beyond(name: RouteName, body: unknown): unknown {
  const answer = Array.isArray(body) ? { items: body } : body;
  const expected = neutral[name];
  if (expected === undefined) return answer;
  const lists = Object.entries(expected).filter(([, value]) => Array.isArray(value));
  return isRecord(answer) && lists.every(([field]) => Array.isArray(answer[field])) ? answer : expected;
}

function idIn(body: unknown, name: string): string {
  const fields = fieldsOf(body);
  return text(fields[name] ?? fields['id']);
}

/** All blocks or none: the next save would delete a missing one. The version is derived from them. */
function availabilityIn(body: unknown): Availability {
  const items = listIn(body, 'blocks', 'availability').map((raw) => {
    const block = readBlock(raw);
    if (!block) throw new Unreadable();
    return block;
  });
  const { specialistId: owner, version } = isRecord(body) ? body : {};
  const specialistId = or(text, undefined)(owner);
  return {
    ...(specialistId !== undefined && { specialistId }),
    version: or(text, checksum(items.map(({ startISO, endISO }) => startISO + endISO).join()))(version),
    items,
  };
}

const listed = <T>(body: unknown, items: T[]) => narrowed(body, { items });
const narrowed = (body: unknown, part: { items: unknown[] }) => ({ ...(isRecord(body) ? body : {}), ...part });

const shownOf = ({ profession: of, profileType, name, specialties, profile }: Fields): Fields => ({
  profession: of,
  profileType,
  name,
  specialties,
  profile,
});

/** Null, a list or no status means that the person never applied (spec section 4). */
function providerIn(body: unknown, category: string | undefined): unknown {
  if (!isRecord(body) || body['status'] === undefined) throw new TeleError('NOT_FOUND', 404, { error: 'Not found.' });
  return provider(category)(body);
}
