export { errorStatus, refusalTexts } from './errors.ts';
export type { ErrorBody, ErrorCode } from './errors.ts';
export { limits, slotWorkers, waits } from './limits.ts';
export { changes, isWrite, toldReads } from './changes.ts';
export type { ReadRoute, WriteRoute } from './changes.ts';
export { routeOf, routes } from './routes.ts';
export type { Method, Params, RouteName } from './routes.ts';
export type {
  Appointment,
  AppointmentPatient,
  OpenRequest,
  Availability,
  Booking,
  Reschedule,
  BusyCalendar,
  Calendars,
  Candidate,
  ClinicDetails,
  IncomingSelection,
  EmailPreferences,
  Receipt,
  Me,
  Notifications,
  Offer,
  OwnMeeting,
  IncomingOpenRequest,
  PagedRoute,
  PatientProfile,
  Payment,
  Payouts,
  ProviderProfile,
  QueuedApplication,
  SavedCard,
  Passkey,
  Sessions,
  UsualFee,
  RequestItem,
  Selection,
  FoundCounts,
  NamedSpecialist,
  Slot,
  Specialist,
  DetailsRead,
  MyData,
  PersonBookedFor,
  SpecialistPage,
  Alert,
  SpecialistProfile,
  SpecialtyOption,
  StaffApplication,
  WaitingReschedule,
  TimeOff,
  TimesAway,
} from './contract.ts';
export { calendarLink, outlookLink } from './calendar/calendar-link.ts';
export { dueReminder, nextReminder, reminderKinds, type ReminderKind } from './appointment/reminders.ts';
export {
  acceptanceRefundUntil,
  cancellingMoney,
  isOutdated,
  offerRefundUntil,
  shownMoney,
  type Cancellable,
  type CancelledBy,
  type CancellingMoney,
  type FeeOutcome,
  type ShownMoney,
} from './appointment/fee-refunds.ts';
export { endOf, startOf } from './appointment/end-of.ts';
export type { AppointmentTime } from './appointment/end-of.ts';
export { groupAppointmentsByDay } from './appointment/group-by-day.ts';
export type { AppointmentDay } from './appointment/group-by-day.ts';
export { shownRange, type ShownRange } from './appointment/shown-range.ts';
export { matchAppointment } from './appointment/match-appointment.ts';
export { addBlocks } from './availability/add-blocks.ts';
export type { AddPlan } from './availability/add-blocks.ts';
export type { BlockFault, BlockField, BlockRefusal } from './availability/block-refusal.ts';
export { blockTexts, checkBlocks } from './availability/check-blocks.ts';
export type { CheckPlan } from './availability/check-blocks.ts';
export { clampOccurrences } from './availability/clamp-occurrences.ts';
export { deleteBlocks } from './availability/delete-blocks.ts';
export type { DeletePlan, DeleteScope } from './availability/delete-blocks.ts';
export { editBlock, indexOfBlock } from './availability/edit-block.ts';
export type { EditPlan } from './availability/edit-block.ts';
export { enterWallTime } from './availability/enter-wall-time.ts';
export type { ClockChange } from './availability/enter-wall-time.ts';
export { joinBlocks } from './availability/join-blocks.ts';
export { replaceBlocks, type BlockRange } from './availability/replace-blocks.ts';
export { refuseTimes } from './availability/refuse-times.ts';
export { repeatBlock } from './availability/repeat-block.ts';
export type { RepeatInput, RepeatPlan } from './availability/repeat-block.ts';
export { repeats } from './availability/repeat-days.ts';
export type { Repeat } from './availability/repeat-days.ts';
export { placeWallBlock, wallBlockOf } from './availability/wall-block.ts';
export type { WallBlock } from './availability/wall-block.ts';
export { freeSlots } from './availability/free-slots.ts';
export { slotsOfSpans, spansOfSlots } from './availability/slot-spans.ts';
export { rulesEffect, type RulesEffect } from './availability/rules-effect.ts';
export { joinInstants } from './availability/join-instants.ts';
export type { InstantSpan } from './availability/join-instants.ts';
export type { FreeSlotsInput, Span } from './availability/free-slots.ts';
export { declineReplies, declineRepliesOf, declineReplyTexts } from './catalogue/decline-replies.ts';
export type { DeclineReply } from './catalogue/decline-replies.ts';
export { timeOffRefusal } from './availability/time-off.ts';
export type { TimeOffFault, TimeOffRefusal } from './availability/time-off.ts';
export { defaultWorkingRules, noticeChoices } from './availability/working-rules.ts';
export type { WorkingRules } from './availability/working-rules.ts';
export { calendarAddressRule, calendarNameRule, maxCalendars } from './calendar/calendar-fields.ts';
export { feedFile } from './calendar/feed-file.ts';
export type { FeedEntry } from './calendar/feed-file.ts';
export { calendarFaults } from './calendar/faults.ts';
export type { CalendarFault } from './calendar/faults.ts';
export type { CalendarReading, CalendarSeries } from './calendar/calendar-reading.ts';
export { checkWeeklyHours, isFaulty, readableHours } from './availability/check-weekly.ts';
export type { FromFault, RangeFault, UntilFault, WeeklyFaults } from './availability/check-weekly.ts';
export { planWeeklyHours } from './availability/plan-weekly.ts';
export type { PlannedDay, PlannedRange, WeeklyPlan } from './availability/plan-weekly.ts';
export { typedTime } from './availability/typed-time.ts';
export {
  addRange,
  copyDay,
  openRanges,
  readWeeklyHours,
  removeRange,
  replacedDays,
  switchDay,
  weeklyHoursWeeks,
  weeklyTimes,
} from './availability/weekly-hours.ts';
export type { DayHours, HourRange, WeeklyHours } from './availability/weekly-hours.ts';
export { weeklyHoursOf } from './availability/weekly-hours-of.ts';
export { groupByDay } from './availability/group-by-day.ts';
export type { SlotDay } from './availability/group-by-day.ts';
export { readBlock } from './availability/read-block.ts';
export { calendarFile, type CalendarEntry, type CalendarMessage } from './calendar/calendar-file.ts';
export { calendarUid } from './calendar/calendar-uid.ts';
export { missingContactFields, missingPersonFields } from './people/missing-person-fields.ts';
export type { PersonField } from './people/missing-person-fields.ts';
export { consentRule, personFields, relationRule, relations } from './people/person-fields.ts';
export type { Relation } from './people/person-fields.ts';
export { inTheWay, whatIsInTheWay } from './my-data/ending.ts';
export type { EndingFacts, InTheWay } from './my-data/ending.ts';
export { readKinds } from './my-data/reads.ts';
export type { ReadKind } from './my-data/reads.ts';
export { missingProfileFields, profileFields } from './catalogue/missing-profile-fields.ts';
export type { ProfileField } from './catalogue/missing-profile-fields.ts';
export { isSpecialty, specialtiesOf, specialtyGroupsOf } from './catalogue/profession-specialties.ts';
export type { Specialty } from './catalogue/profession-specialties.ts';
export { hasPractice } from './catalogue/practice.ts';
export { professionIds, professionOf, professions } from './catalogue/professions.ts';
export type { ProfessionId } from './catalogue/professions.ts';
export type { SpecialtyGroup } from './catalogue/specialties/group.ts';
export { stateCodes } from './catalogue/states.ts';
export type { StateCode } from './catalogue/states.ts';
export { isHealth, visibleFields } from './catalogue/visible-fields.ts';
export type { PersonalField } from './catalogue/visible-fields.ts';
export { providerWordingOf } from './catalogue/provider-wording.ts';
export type { ProviderWording } from './catalogue/provider-wording.ts';
export { noticesAt } from './catalogue/notices/notices-at.ts';
export type { CategoryNotice, NoticesAsked } from './catalogue/notices/notice.ts';
export { sentencesOf } from './catalogue/sentences.ts';
export { providerSentencesOf } from './catalogue/provider-sentences.ts';
export { oftenSought } from './catalogue/often-sought.ts';
export { loadSpecialtySearch } from './specialty-words/load-specialty-search.ts';
export type { SpecialtyMatch, SpecialtySearch } from './specialty-words/specialty-search.ts';
export { specialtiesCallOf } from './catalogue/specialties-call.ts';
export { wordingOf } from './catalogue/wording.ts';
export type { Wording } from './catalogue/wording.ts';
export { formatAmount, formatCents, formatPlain, formatWholeDollars } from './money/format-cents.ts';
export { feeRule } from './money/fee-rule.ts';
export type { MoneyEntry } from './money/fee-rule.ts';
export { cardBrand } from './money/card-brand.ts';
export { isCardExpired } from './money/is-card-expired.ts';
export { isUnusualFee } from './money/unusual-fee.ts';
export { parseAud } from './money/parse-aud.ts';
export { readWindowMessage } from './partner/window-message.ts';
export type { Heard, Speaker, WindowMessage } from './partner/window-message.ts';
export type { FieldCheck, FieldRule } from './field/rule.ts';
export type { ChoiceRule } from './field/choice.ts';
export type { TextRule } from './field/text.ts';
export { isPublicName } from './field/public-name.ts';
export { emailRule } from './field/email.ts';
export { searchFields } from './search/search-fields.ts';
export {
  daysOf,
  droppable,
  filterMost,
  filterNames,
  namedDays,
  noFilters,
  partNames,
  partsOfDay,
  sorts,
} from './search/filters.ts';
export { countFilters, dropFilter, filtersOf, filtersToday, isWithinReach } from './search/filter-changes.ts';
export { buildFilterQuery, parseFilterQuery } from './search/filter-query.ts';
export type { DayChoice, DayRange, Droppable, PartOfDay, SearchFilters, Sort } from './search/filters.ts';
export { formatLocation } from './search/format-location.ts';
export { beyondNotice, isWanted, placeInRing, ring, wantedHalves } from './search/free-halves.ts';
export { inputsOf, lookedThrough, rankings, type RankingInput } from './search/ranking.ts';
export { filtersInput, searchInput, type Narrowing, type SpecialistSearch } from './search/search-input.ts';
export { alertEndings, type AlertEnding } from './alert/endings.ts';
export { buildSearchQuery, parseSearchQuery } from './search/search-query.ts';
export type { SearchValue } from './search/search-query.ts';
export { joinOpensAt, joinState, type JoinState } from './meeting/join.ts';
export { instructionsRule, meetingWayRule } from './meeting/meeting-fields.ts';
export { meetingLine } from './meeting/meeting-line.ts';
export { videoLinkRule } from './meeting/video-link.ts';
export { defaultMeeting, type Meeting, type MeetingWay } from './meeting/ways.ts';
export { rescheduleLineRule } from './reschedule/line-rule.ts';
export { laterRescheduleRefusals, checkRescheduleTransition } from './reschedule/transitions.ts';
export type { RescheduleTransition, RescheduleStanding } from './reschedule/transitions.ts';
export { rescheduleStatuses, type RescheduleStatus } from './reschedule/statuses.ts';
export { movableUntil, rescheduleReplyBy, rescheduleStatus } from './reschedule/window.ts';
export { actedBy, type NewsEvent } from './notification/acted-by.ts';
export {
  countUnseen,
  listedRequests,
  requestKey,
  seenAll,
  unseenOf,
  type NotificationFacts,
  type SeenKeys,
} from './notification/seen.ts';
export { notificationStatuses, type NotificationStatus } from './notification/statuses.ts';
export { checkOffer, checkOfferSlots, offerFaults } from './offer/check-offer.ts';
export type { OfferCheck, OfferEntry, OfferFault } from './offer/check-offer.ts';
export { defaultOfferSlot } from './offer/default-slot.ts';
export { laterOfferRefusals, checkOfferTransition } from './offer/transitions.ts';
export type { OfferTransition, OfferStanding } from './offer/transitions.ts';
export { specialistFees, type SpecialistFees } from './offer/specialist-fees.ts';
export { offerMoney, type OfferMoney } from './offer/offer-money.ts';
export { offerStatus } from './offer/status.ts';
export { offerStatuses, type OfferStatus } from './offer/statuses.ts';
export { offerExpiresAt } from './offer/window.ts';
export { payoutState, type PayoutAccount } from './payouts/payout-state.ts';
export { payoutStates, payoutStatuses, type PayoutState, type PayoutStatus } from './payouts/statuses.ts';
export { openRequestFields } from './open-request/fields.ts';
export { buildOpenRequestQuery, parseOpenRequestQuery, type OpenRequestDraft } from './open-request/query.ts';
export { itemPart } from './open-request/item-part.ts';
export {
  openRequestRefusals,
  checkOpenRequestTransition,
  type OpenRequestTransition,
  type OpenRequestStanding,
} from './open-request/transitions.ts';
export { openRequestStatuses, type OpenRequestStatus } from './open-request/statuses.ts';
export { openRequestUntil, timeframes, type Timeframe } from './open-request/timeframes.ts';
export { defaultFeeCap, highestListedFee, impliedFeeCap } from './selection/default-fee-cap.ts';
export { feeConsentTexts, feeConsentVersion } from './selection/fee-consent.ts';
export { isOverCap } from './selection/fee-cap.ts';
export type { FeeAgreement } from './selection/fee-cap.ts';
export { lapsesAt, payableUntil } from './selection/lapse.ts';
export { togglePick } from './selection/picks.ts';
export type { PickPlan, SlotPick } from './selection/picks.ts';
export { usualReplies, usualReplyOf, usualReplyRule, type UsualReply } from './selection/usual-reply.ts';
export { requestPart, type RequestPart } from './selection/request-part.ts';
export { laterRefusals, checkTransition, offers } from './selection/transitions.ts';
export type { Refusal, Transition, Verdict } from './selection/transitions.ts';
export { maxPasskeys, passkeyNameRule } from './sign-in/passkey-fields.ts';
export { deviceKind } from './sign-in/device-kind.ts';
export {
  isSessionOver,
  isSignInOver,
  maxSessions,
  needsSecondFactor,
  signInAges,
  signInRefusal,
  type SignInFacts,
} from './sign-in/sign-in-refusal.ts';
export { isWaiting, requestStage, requestStages } from './selection/stage.ts';
export type { RequestStage } from './selection/stage.ts';
export { standingOfAppointment, standingOfIncoming, standingOfSelection } from './selection/standing.ts';
export type { SelectionStanding } from './selection/standing.ts';
export { requestStatus, selectionStatus } from './selection/status.ts';
export {
  candidateStatuses,
  endings,
  feeFates,
  paidStatuses,
  paymentStatuses,
  requestStatuses,
  selectionStatuses,
} from './selection/statuses.ts';
export type {
  CandidateStatus,
  Ending,
  FeeFate,
  PaymentStatus,
  RequestStatus,
  SelectionStatus,
} from './selection/statuses.ts';
export { capitalise } from './locale/capitalise.ts';
export { dayMs, hourMs } from './time/durations.ts';
export { addDays, addMonths, daysBetween, firstOfMonth, mondayOf } from './time/add-days.ts';
export { typedDate } from './time/typed-date.ts';
export { dayKey } from './time/day-key.ts';
export { isDay } from './time/is-day.ts';
export type { DayKey } from './time/day-key.ts';
export { dayLabel, weekdayShort } from './time/day-label.ts';
export type { DayLabel } from './time/day-label.ts';
export { formatDay, formatDayTime, formatDayTimeWithZone, formatDayYear, formatStamp } from './time/format-day.ts';
export { formatLongDay } from './time/format-long-day.ts';
export {
  formatBareRange,
  formatRange,
  formatTime,
  formatTimeWithZone,
  spokenRange,
  spokenTime,
} from './time/format-time.ts';
export { emailTime } from './time/email-time.ts';
export { offsetMinutes } from './time/offset.ts';
export { ago, relativeDay } from './time/relative.ts';
export { addDaysInZone, startOfDay } from './time/days-in-zone.ts';
export { wallTimeOf, wallTimeToInstant } from './time/wall-clock.ts';
export type { WallTime } from './time/wall-clock.ts';
export { zoneOfState } from './time/zone-of-state.ts';
export { zoneAbbreviation } from './time/zone-abbreviation.ts';
export { defaultZone, isZone, sydney, zoneName, zones } from './time/zones.ts';
export { normaliseMedicareOrIhi } from './registration/medicare-or-ihi.ts';
export { spokenPhone } from './registration/spoken-phone.ts';
export { maskNumber } from './registration/mask.ts';
export { fillPhone, normaliseAuPhone } from './registration/au-phone.ts';
export { profileFills } from './registration/profile-fills.ts';
export { splitAddress } from './registration/split-address.ts';
export { ahpraNumberRule } from './registration/ahpra-number.ts';
export {
  applicationFields,
  decisionReasonRule,
  faultTextRule,
  languagesOf,
  profileTextRule,
  staffNoteRule,
} from './registration/application-fields.ts';
export {
  documentKinds,
  documentTypeMessage,
  documentTypes,
  fileTypeOf,
  fileTypes,
  isScanPassed,
  maxBytesOf,
  maxDocumentBytes,
} from './registration/documents.ts';
export type { DocumentKind, DocumentScan, FileType } from './registration/documents.ts';
export type { ApplicationField } from './registration/application-fields.ts';
export {
  cityRule,
  languagesRule,
  profileMost,
  subspecialtiesRule,
  typedList,
} from './registration/own-profile-fields.ts';
export { profileTypes } from './registration/profile-types.ts';
export {
  groupsNeeded,
  kindsToOffer,
  licenceKind,
  numberFit,
  spellNumber,
  unlicensed,
  type KindsToOffer,
  type Licence,
} from './registration/licences.ts';
export { documentsAsked, missingDocuments, type DocumentNeeded } from './registration/documents-asked.ts';
export { lintProfile, type ProfileWarning } from './registration/lint-profile.ts';
export { licensedStates } from './registration/licensed-states.ts';
export { checksOf, staffChecks, type StaffCheck } from './registration/staff-checks.ts';
export { loadCategory } from './categories/load.ts';
export type { AdvertisingRule, Category, DocumentAsked, LicenceKind } from './registration/category.ts';
export type { ProfileType } from './registration/profile-types.ts';
export {
  birthDateRule,
  genderRule,
  nameRule,
  patientFields,
  phoneRule,
  postalCodeRule,
  streetRule,
  suburbRule,
} from './registration/patient-fields.ts';
export { genders, type Gender } from './registration/genders.ts';
export { stateRule } from './registration/state-rule.ts';
export { optionalField } from './field/optional.ts';
export { faultText } from './field/fault-text.ts';
