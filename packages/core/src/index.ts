export { errorStatus } from './errors.ts';
export type { ErrorBody, ErrorCode } from './errors.ts';
export { limits, waits } from './limits.ts';
export { routes } from './routes.ts';
export type { RouteName } from './routes.ts';
export type {
  Appointment,
  AppointmentPatient,
  Booking,
  Candidate,
  IncomingSelection,
  Me,
  PatientProfile,
  Selection,
  Slot,
  Specialist,
  SpecialtyOption,
} from './contract.ts';
export { calendarLink } from './appointment/calendar-link.ts';
export { endOf, startOf } from './appointment/end-of.ts';
export type { AppointmentTime } from './appointment/end-of.ts';
export { groupAppointmentsByDay } from './appointment/group-by-day.ts';
export type { AppointmentDay } from './appointment/group-by-day.ts';
export { matchAppointment } from './appointment/match-appointment.ts';
export { freeSlots } from './availability/free-slots.ts';
export type { FreeSlotsInput, Span } from './availability/free-slots.ts';
export { groupByDay } from './availability/group-by-day.ts';
export type { SlotDay } from './availability/group-by-day.ts';
export { readBlock } from './availability/read-block.ts';
export { isSpecialty, specialtiesOf, specialtyGroupsOf } from './catalogue/profession-specialties.ts';
export type { Specialty } from './catalogue/profession-specialties.ts';
export { professionIds, professionOf, professions } from './catalogue/professions.ts';
export type { ProfessionId } from './catalogue/professions.ts';
export type { SpecialtyGroup } from './catalogue/specialty-group.ts';
export { stateCodes } from './catalogue/states.ts';
export type { StateCode } from './catalogue/states.ts';
export { wordingOf } from './catalogue/wording.ts';
export type { Wording } from './catalogue/wording.ts';
export { formatCents, formatWholeDollars } from './money/format-cents.ts';
export { parseAud } from './money/parse-aud.ts';
export { buildSearchQuery, parseSearchQuery } from './search/search-query.ts';
export type { SearchValue } from './search/search-query.ts';
export { checkFee } from './selection/accept-fee.ts';
export type { FeeCheck } from './selection/accept-fee.ts';
export { lapsesAt } from './selection/lapse.ts';
export { togglePick } from './selection/picks.ts';
export type { PickPlan, SlotPick } from './selection/picks.ts';
export { isListed } from './selection/is-listed.ts';
export { requestStatus, selectionStatus } from './selection/status.ts';
export {
  candidateStatuses,
  paidStatuses,
  paymentStatuses,
  requestStatuses,
  selectionStatuses,
} from './selection/statuses.ts';
export type { CandidateStatus, PaymentStatus, RequestStatus, SelectionStatus } from './selection/statuses.ts';
export { addDays, dayKey, daysBetween } from './time/day-key.ts';
export type { DayKey } from './time/day-key.ts';
export { dayLabel, weekdayShort } from './time/day-label.ts';
export type { DayLabel } from './time/day-label.ts';
export { formatDay, formatDayTime, formatDayTimeWithZone, formatLongDay, formatStamp } from './time/format-day.ts';
export {
  formatBareRange,
  formatRange,
  formatTime,
  formatTimeWithZone,
  spokenRange,
  spokenTime,
} from './time/format-time.ts';
export { offsetMinutes } from './time/offset.ts';
export { ago, relativeDay } from './time/relative.ts';
export { addDaysInZone, startOfDay, wallTimeOf, wallTimeToInstant } from './time/wall-clock.ts';
export type { WallTime } from './time/wall-clock.ts';
export { zoneAbbreviation } from './time/zone-abbreviation.ts';
export { defaultZone, isZone, sydney, zoneName, zones } from './time/zones.ts';
export { medicareOrIhiMessage, normaliseMedicareOrIhi } from './registration/medicare-or-ihi.ts';
export { maskNumber } from './registration/mask.ts';
export { normaliseAuPhone, phoneMessage } from './registration/au-phone.ts';
