export { TeleProvider, type TeleProviderProps } from './provider/TeleProvider.tsx';
export {
  useHostPage,
  useNow,
  useTele,
  type FrameName,
  type FrameSlots,
  type StripeSettings,
  type TeleValue,
} from './provider/context.ts';
export { Widget, type WidgetProps } from './widget/Widget.tsx';
export { stripeRule, widgetRules } from './props/common-rules.ts';
export type { ObjectRule, Rule } from './props/check-props.ts';
export type { PrivacyNotice, TeleWidgetProps } from './props/widget-props.ts';
export type { WidgetHandle } from './host/widget-handle.ts';
export type {
  AuthRequiredEvent,
  ProfessionEvent,
  CountEvent,
  ErrorEvent,
  OfferEvent,
  RequestEvent,
  SelectionEvent,
  StepEvent,
  WidgetErrorType,
} from './host/events.ts';
export { useReady } from './host/use-ready.ts';
export { StepWait, type StepWaitProps } from './widget/StepWait.tsx';
export { useStep, type StepOptions, type Steps } from './widget/use-step.ts';
export { Link as TeleLink, type LinkComponent } from '@tele/ui';
export { useLatest } from './latest/use-latest.ts';
export { BirthDateInput, type BirthDateInputProps } from './dates/BirthDateInput.tsx';
export { DateInput, type DateInputProps } from './dates/DateInput.tsx';
export { EmailText } from './people/EmailText.tsx';
export { GoogleMark } from './sign-in/GoogleMark.tsx';
export { errorText } from './errors/error-text.ts';
export { callKey, type ReadArguments, type ReadInput } from './calls/call-key.ts';
export { callQuery } from './calls/call-query.ts';
export { callPages, type PagedList } from './calls/call-pages.ts';
export { callVersioned } from './calls/call-versioned.ts';
export { callWhole } from './calls/call-whole.ts';
export { changeItems } from './calls/change-items.ts';
export { refreshAfter, refreshReads } from './calls/refresh-after.ts';
export { useChange, type ChangeOptions } from './calls/use-change.ts';
export { useFormat, type Format } from './format/use-format.ts';
export { FormField, type FieldControl, type FormFieldProps } from './forms/FormField.tsx';
export type { Entries, FormFields, Values } from './forms/fields.ts';
export { checkFields } from './forms/check-fields.ts';
export { showError } from './forms/show-error.ts';
export { useEntries } from './forms/use-entries.ts';
export { GenderChips } from './forms/GenderChips.tsx';
export { TextField } from './forms/TextField.tsx';
export { StateSelect } from './forms/StateSelect.tsx';
export { useForm, type FormOptions, type TeleForm } from './forms/use-form.ts';
export { useKept, type KeptOptions } from './keep/use-kept.ts';
export { useRemembered } from './keep/use-remembered.ts';
export { useStore, type Store } from './store/use-store.ts';
export { useSigningIn, type SigningInControl } from './partner/use-signing-in.ts';
export type { SigningIn, SignInFailure } from './partner/partner-page.ts';
export { SigningInRow, type SigningInRowProps } from './partner/SigningInRow.tsx';
export { useSignedOut, type SignedOut } from './provider/use-signed-out.ts';
export { isOriginError } from './errors/is-origin-error.ts';
export { isSignInError } from './errors/is-sign-in-error.ts';
export { SignInNotice } from './queries/SignInNotice.tsx';
export { QueryBoundary, type QueryBoundaryProps } from './queries/QueryBoundary.tsx';
export { MorePages, type MorePagesProps } from './queries/MorePages.tsx';
export { OfflineBanner } from './offline/OfflineBanner.tsx';
export { OfflineNotice } from './offline/OfflineNotice.tsx';
export { ReadOnlyNotice } from './read-only/ReadOnlyNotice.tsx';
export { useOnline } from './offline/use-online.ts';
export { useDisclosureClose, type DisclosureClose } from './open/use-disclosure-close.ts';
export { useOpenHere, type OpenHere } from './open/use-open-here.ts';
export { useSavedCards } from './card/saved-cards.data.ts';
export type { CardChoiceProps, CardFormProps } from './card/card-form-props.ts';
export type { ConfirmPayment } from './card/pay.ts';
export { loadScript, type ScriptSource } from './script/load-script.ts';
export { HeadLine, type HeadLineProps } from './slot/HeadLine.tsx';
export { peopleMessages } from './people/people.messages.ts';
export { PersonForm, type PersonFormProps } from './people/PersonForm.tsx';
export { usePeople, type People } from './people/people.data.ts';
export { useRelationLine } from './people/use-relation-line.ts';
export { WhoChoice, type WhoChoiceProps } from './people/WhoChoice.tsx';
export { InSlot, type InSlotProps } from './slot/InSlot.tsx';
export { CardBrand, type CardBrandProps } from './card/CardBrand.tsx';
export { CardChoice } from './card/CardChoice.tsx';
export { CardForm } from './card/CardForm.tsx';
export { useCardWords } from './card/use-card-words.ts';
export { CardSheet, type CardSheetProps } from './card/CardSheet.tsx';
export { saveFile, type TextFile } from './save/save-file.ts';
export { SaveIndicator, type SaveIndicatorProps, type SaveState } from './save/SaveIndicator.tsx';
export { ZonePicker, type ZonePickerProps } from './zone/ZonePicker.tsx';
export { browserZone } from './zone/browser-zone.ts';
export { useDisplayZone } from './zone/use-display-zone.ts';
export { useKeepZone, useKeptZone, useRequestZone } from './zone/use-request-zone.ts';
export { CategoryChooser, type CategoryChooserProps } from './chooser/CategoryChooser.tsx';
export { ProfessionCells, type ProfessionCellsProps } from './chooser/ProfessionCells.tsx';
export { CollectionNotice, type CollectionNoticeProps } from './collection/CollectionNotice.tsx';
export { ExampleRow } from './chooser/ExampleRow.tsx';
export { ExampleSlip, type ExampleSlipProps } from './chooser/ExampleSlip.tsx';
export { StatusPill, type StatusPillProps } from './status/StatusPill.tsx';
export { Delayed } from './time/Delayed.tsx';
export { useAfter } from './time/use-after.ts';
export { TimeLeft, type TimeLeftProps } from './time/TimeLeft.tsx';
export { TimeLeftBar, type TimeLeftBarProps } from './time/TimeLeftBar.tsx';
export { FromTo, type FromToProps } from './time/FromTo.tsx';
export { useLeft } from './time/use-left.ts';
export { CalendarFileButton } from './meeting/CalendarFileButton.tsx';
export { CalendarLinks, type CalendarLinksProps, type InCalendar } from './meeting/CalendarLinks.tsx';
export { CancelDialog, type CancelDialogProps } from './cancel/CancelDialog.tsx';
export { OutcomeRow, OutcomeRows, type OutcomeRowProps, type OutcomeRowsProps } from './outcome/OutcomeRows.tsx';
export { feesMessages } from './fees/fees.messages.ts';
export { SpecialistFeesList, type SpecialistFeesListProps } from './fees/SpecialistFeesList.tsx';
export { ReceiptButton, type ReceiptButtonProps } from './receipt/ReceiptButton.tsx';
export { JoinLink, type JoinLinkProps } from './meeting/JoinLink.tsx';
export { HowWeMeet, type HowWeMeetProps } from './meeting/HowWeMeet.tsx';
export { replyMessages } from './request/reply.messages.ts';
export { timeframeMessages } from './request/timeframe.messages.ts';
export { When, type WhenProps } from './time/When.tsx';
export { ZonedTime, type ZonedTimeProps } from './time/ZonedTime.tsx';
export { DateTile, type DateTileProps } from './time/DateTile.tsx';
export { Money, type MoneyProps } from './money/Money.tsx';
export { storage, type SafeStorage } from './storage/storage.ts';
