interface Mock {
  picture: string;
  from: string;
  /** CSS pixels. */
  width: number;
  height: number;
  story: string;
}

const mock = (picture: string, from: string, [width, height]: [number, number], story: string): Mock => ({
  picture,
  from,
  width,
  height,
  story,
});

export const mocks = {
  'Components/Avatar': mock('avatar', 'Components', [268, 58], 'components-avatar--tints'),
  'Components/Banner': mock('banner', 'States', [640, 49], 'components-banner--offline'),
  'Components/BrandMark': mock('brand', 'Patient home', [91, 52], 'components-brandmark--default'),
  'Components/Button': mock('button', 'Components', [544, 474], 'components-button--variants'),
  'Components/Card': mock('card', 'Booked request', [364, 344], 'components-card--parts'),
  'Components/Checkbox': mock('checkbox', 'Components', [68, 42], 'components-checkbox--default'),
  'Components/Combobox': mock('combobox', 'Find a doctor', [434, 223], 'components-combobox--match-in-bold'),
  'Components/DataList': mock('card', 'Booked request', [364, 344], 'components-datalist--facts'),
  'Components/EmptyState': mock('empty', 'States', [530, 293], 'components-emptystate--default'),
  'Components/ErrorState': mock('error', 'States', [530, 236], 'components-errorstate--default'),
  'Components/Field': mock('field', 'Components', [544, 474], 'components-field--wires-the-error'),
  'Components/FileRow': mock('file-row', 'Register, documents step', [756, 378], 'components-filerow--states'),
  'Components/Heading': mock('heading', 'Foundations', [594, 591], 'components-heading--looks'),
  'Components/IconButton': mock('icon-button', 'Components', [108, 84], 'components-iconbutton--states'),
  'Components/ListboxButton': mock('zone', 'Components', [286, 332], 'components-listboxbutton--open'),
  'Components/Menu': mock('menu', 'Components', [224, 151], 'components-menu--open'),
  'Components/MoneyInput': mock('money-input', 'Make an offer', [436, 101], 'components-moneyinput--default'),
  'Components/Notice': mock('notice', 'States', [439, 70], 'components-notice--default'),
  'Components/PageHeader': mock('page-header', 'Results', [870, 117], 'components-pageheader--with-tools'),
  'Components/Pill': mock('status', 'Components', [502, 117], 'components-pill--tones'),
  'Components/Popover': mock('popover', 'Notifications', [424, 471], 'components-popover--open'),
  'Components/RadioCards': mock('radio-rows', 'Components', [502, 292], 'components-radiocards--rows'),
  'Components/RadioChips': mock('radio-chips', 'Components', [126, 54], 'components-radiochips--default'),
  'Components/SegmentedControl': mock(
    'segmented-control',
    'Availability',
    [197, 58],
    'components-segmentedcontrol--default',
  ),
  'Components/SegmentedLinks': mock('segmented-links', 'Patient home', [174, 57], 'components-segmentedlinks--default'),
  'Components/Sheet': mock('sheet', 'Submit, your details', [390, 723], 'components-sheet--default'),
  'Components/Skeleton': mock('skeleton', 'States', [530, 216], 'components-skeleton--shapes'),
  'Components/Tabs': mock('tabs', 'Staff review', [658, 70], 'components-tabs--default'),
  'Components/TextArea': mock('text-area', 'Reschedule', [436, 142], 'components-textarea--default'),
  'Components/TextInput': mock('field', 'Components', [544, 474], 'components-textinput--states'),
  'Components/Toast': mock('toast', 'States', [380, 65], 'components-toast--once-each'),
  'Patterns/CardSheet': mock('card-sheet', 'Submit, card and outcome', [390, 723], 'patterns-cardsheet--open'),
  'Patterns/DateInput': mock('date-time', 'Make an offer', [400, 85], 'patterns-dateinput--default'),
  'Patterns/DayStrip': mock('day-strip', 'Components', [502, 89], 'patterns-daystrip--roomy'),
  'Patterns/FromTo': mock('from-to', 'Reschedule', [436, 111], 'patterns-fromto--chosen'),
  'Patterns/HowWeMeet': mock('how-we-meet', 'Booked request', [504, 117], 'patterns-howwemeet--video-now'),
  'Patterns/OfflineBanner': mock('banner', 'States', [640, 49], 'patterns-offlinebanner--offline'),
  'Patterns/QueryBoundary': mock('error', 'States', [530, 236], 'patterns-queryboundary--failed'),
  'Patterns/SaveIndicator': mock('save', 'Components', [253, 30], 'patterns-saveindicator--every'),
  'Patterns/SlotButton': mock('slot', 'Components', [502, 158], 'patterns-slotbutton--states'),
  'Patterns/StatusPill': mock('status', 'Components', [502, 117], 'patterns-statuspill--every'),
  'Patterns/TimeLeft': mock('time-left', 'Patient home', [716, 239], 'patterns-timeleft--with-bar'),
  'Patterns/Alert': mock('watch', 'Nobody free, watch', [716, 402], 'patterns-alert--default'),
  'Patterns/ZonePicker': mock('zone', 'Components', [286, 332], 'patterns-zonepicker--default'),
} as const satisfies Readonly<Record<string, Mock>>;

export type MockName = keyof typeof mocks;
