import { flows } from '../.storybook/flows/flows.ts';

/** The widths a story is drawn at, in CSS pixels. */
export interface Chosen {
  id: string;
  widths: readonly number[];
}

/** As wide as a part of a page. */
const part = [480];
const phone = [390];
const both = [390, 1280];
const desk = [1280];

// One or two stories of each primitive, those that show the most states. What opens is drawn open.
const primitives = [
  'avatar--tints',
  'banner--critical',
  'brandmark--default',
  'button--variants',
  'button--sizes',
  'button--block',
  'card--parts',
  'checkbox--states',
  'combobox--groups',
  'confirmdialog--danger',
  'datalist--facts',
  'dateinput--states',
  'disclosure--row',
  'emptystate--default',
  'errorstate--default',
  'field--default',
  'filebutton--default',
  'filerow--states',
  'heading--looks',
  'icon--all',
  'iconbutton--states',
  'iconbutton--badges',
  'listboxbutton--open',
  'menu--open',
  'moneyinput--states',
  'notice--tones',
  'pageheader--with-tools',
  'photocrop--default',
  'pill--tones',
  'popover--open',
  'radiocards--default',
  'radiocards--rows',
  'radiochips--default',
  'segmentedcontrol--default',
  'segmentedlinks--default',
  'select--states',
  'sheet--default',
  'sprig--default',
  'tabs--default',
  'tag--several',
  'teleroot--appearances',
  'textarea--states',
  'textinput--states',
  'timeinput--states',
  'toast--default',
].map((id) => ({ id: `components-${id}`, widths: part }));

const patterns = [
  'cardform--not-configured',
  'daystrip--roomy',
  'cardsheet--open',
  'money--column',
  'offlinebanner--offline',
  'saveindicator--every',
  'slotbutton--states',
  'statuspill--every',
  'when--read-elsewhere',
  'zonepicker--default',
  'morepages--failed',
  'queryboundary--signed-out',
  'widget--crashed',
  'widget--not-set-up',
].map((id) => ({ id: `patterns-${id}`, widths: part }));

const screens: readonly Chosen[] = [
  { id: 'foundations-colour--colour', widths: desk },
  { id: 'screens-search--filled', widths: desk },
  { id: 'screens-results--default', widths: phone },
  { id: 'flows-booking--picked', widths: desk },
  { id: 'screens-request--open', widths: phone },
  { id: 'screens-request--booked', widths: desk },
  { id: 'screens-requests--default', widths: phone },
  { id: 'screens-request-for-times--offers', widths: both },
  { id: 'screens-ask-for-times--searched', widths: desk },
  { id: 'screens-open-requests--open', widths: both },
  { id: 'screens-my-offers--every', widths: both },
  { id: 'screens-make-offer--clash', widths: both },
  { id: 'screens-payouts--active', widths: both },
  { id: 'screens-payouts--not-set-up', widths: phone },
  { id: 'screens-appointments--patient', widths: desk },
  { id: 'screens-inbox--pending', widths: both },
  { id: 'screens-registration-documents--refused', widths: both },
  { id: 'screens-registration-documents--photo-is-cropped', widths: phone },
  { id: 'screens-registration-human-check--refused', widths: phone },
  { id: 'screens-update-documents--on-file', widths: desk },
  { id: 'screens-respond--card-step', widths: desk },
  { id: 'screens-availability--week', widths: desk },
  { id: 'screens-availability--daylight-saving-ends', widths: desk },
  { id: 'screens-availability--narrow', widths: phone },
  { id: 'screens-availability--narrow-month', widths: phone },
  { id: 'screens-registration--signed-out', widths: both },
  { id: 'screens-registration--pending', widths: phone },
  { id: 'screens-registration--approved', widths: phone },
  { id: 'screens-registration--rejected', widths: phone },
  { id: 'screens-registration-form--whole', widths: both },
  { id: 'screens-registration-form--faults', widths: desk },
  { id: 'screens-registration-form--licences', widths: desk },
  { id: 'screens-registration-form--profile-warnings', widths: desk },
  { id: 'screens-registration-form--last-step', widths: phone },
  { id: 'screens-registration-form--specialties-open', widths: both },
  { id: 'screens-staff-queue--to-verify', widths: both },
  { id: 'screens-staff-review--pending', widths: both },
  { id: 'screens-match-widget-places--narrowest', widths: phone },
  { id: 'screens-match-widget-on-a-partner-s-page--picked-as-visitor-desk', widths: desk },
  { id: 'screens-match-widget-on-a-partner-s-page--waiting', widths: phone },
  { id: 'screens-match-widget-on-a-partner-s-page--signed-in', widths: phone },
  { id: 'script-dialog-with-results--picked', widths: both },
  { id: 'screens-inbox-widget--default', widths: phone },
  { id: 'screens-login--filled', widths: phone },
  { id: 'screens-sign-in-window--choose', widths: phone },
  { id: 'screens-sign-in-window--from-a-stranger', widths: phone },
  { id: 'screens-account--patient', widths: phone },
  { id: 'screens-home--desk', widths: desk },
  { id: 'screens-home--phone', widths: phone },
  { id: 'screens-home--first-visit', widths: desk },
  { id: 'screens-work-home--default', widths: desk },
  { id: 'screens-work-home--phone', widths: phone },
  { id: 'screens-work-home--first-day', widths: desk },
  { id: 'screens-edit-profile-specialist--on-file', widths: both },
  { id: 'screens-results-filters--several-leave-nobody', widths: desk },
  { id: 'screens-specialist--default', widths: desk },
  { id: 'screens-specialist--narrow', widths: phone },
  { id: 'screens-move-a-booking--asked', widths: desk },
  { id: 'screens-move-a-booking--asked-narrow', widths: phone },
  { id: 'screens-inbox-asked-to-move--two', widths: desk },
  { id: 'screens-account-working-time--on-file', widths: both },
  { id: 'patterns-watch--narrow', widths: phone },
  { id: 'patterns-receipt--default', widths: phone },
];

export const chosen: readonly Chosen[] = [...primitives, ...patterns, ...screens];

/** The steps of the product's journeys, which are shown by their pictures (.storybook/flows): each narrow and wide, in light. */
export const stepsOfFlows: readonly Chosen[] = [...new Set(flows.flatMap(({ steps }) => steps.map(([id]) => id)))].map(
  (id) => ({ id, widths: both }),
);

/** Primitives with nothing that stands still, or nothing to see. */
export const neverDrawn: readonly string[] = ['Components/Skeleton', 'Components/Spinner', 'Components/VisuallyHidden'];
