// The drawings of Lucide 1.75 (see NOTICE), under our names. Each is marked pure, so that a page carries only those it draws.
import { drawIcon } from './draw-icon.tsx';

export const ArrowLeftIcon = /* @__PURE__ */ drawIcon('M12 19l-7-7 7-7', 'M19 12H5');
export const ArrowRightIcon = /* @__PURE__ */ drawIcon('M5 12h14', 'M12 5l7 7-7 7');
export const BadgeCheckIcon = /* @__PURE__ */ drawIcon(
  'M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76Z',
  'M16 9l-5.5 5.5L8 12',
);
export const BellIcon = /* @__PURE__ */ drawIcon(
  'M10.268 21a2 2 0 0 0 3.464 0',
  'M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326',
);
export const BuildingIcon = /* @__PURE__ */ drawIcon(
  'M10 12h4',
  'M10 8h4',
  'M14 21v-3a2 2 0 0 0-4 0v3',
  'M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2',
  'M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16',
);
export const CalendarIcon = /* @__PURE__ */ drawIcon(
  'M8 2v3',
  'M16 2v3',
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2z',
  'M3 9h18',
);
export const CalendarCheckIcon = /* @__PURE__ */ drawIcon(
  'M 19 3 L 5 3',
  'M 21 13 L 21 5',
  'M 21 5 A2 2 0 0 0 19 3',
  'M 3 19 A2 2 0 0 0 5 21',
  'M 3 5 L 3 19',
  'M 5 3 A2 2 0 0 0 3 5',
  'M16 19l2 2 4-4',
  'M16 2v3',
  'M3 9h18',
  'M5 21 L12.5 21',
  'M8 2v3',
);
export const CalendarDaysIcon = /* @__PURE__ */ drawIcon(
  'M8 2v3',
  'M16 2v3',
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2z',
  'M3 9h18',
  'M8 13h.01',
  'M12 13h.01',
  'M16 13h.01',
  'M8 17h.01',
  'M12 17h.01',
  'M16 17h.01',
);
export const CalendarPlusIcon = /* @__PURE__ */ drawIcon(
  'M16 18h6',
  'M16 2v3',
  'M19 15v6',
  'M21 11.5V5a2 2 0 00-2-2H5a2 2 0 00-2 2v14a2 2 0 002 2h8.3',
  'M3 9h18',
  'M8 2v3',
);
export const CheckIcon = /* @__PURE__ */ drawIcon('M20 6 9 17l-5-5');
export const ChevronDownIcon = /* @__PURE__ */ drawIcon('M6 9l6 6 6-6');
export const ChevronLeftIcon = /* @__PURE__ */ drawIcon('M15 18l-6-6 6-6');
export const ChevronRightIcon = /* @__PURE__ */ drawIcon('M9 18l6-6-6-6');
export const ChevronUpIcon = /* @__PURE__ */ drawIcon('M18 15l-6-6-6 6');
export const AlertIcon = /* @__PURE__ */ drawIcon(
  'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0z',
  'M12 8L12 12',
  'M12 16L12.01 16',
);
export const CircleCheckIcon = /* @__PURE__ */ drawIcon(
  'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0z',
  'M16 9l-5.5 5.5L8 12',
);
export const CircleDashedIcon = /* @__PURE__ */ drawIcon(
  'M10.1 2.182a10 10 0 0 1 3.8 0',
  'M13.9 21.818a10 10 0 0 1-3.8 0',
  'M17.609 3.721a10 10 0 0 1 2.69 2.7',
  'M2.182 13.9a10 10 0 0 1 0-3.8',
  'M20.279 17.609a10 10 0 0 1-2.7 2.69',
  'M21.818 10.1a10 10 0 0 1 0 3.8',
  'M3.721 6.391a10 10 0 0 1 2.7-2.69',
  'M6.391 20.279a10 10 0 0 1-2.69-2.7',
);
export const CircleMinusIcon = /* @__PURE__ */ drawIcon('M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0z', 'M8 12h8');
export const CircleXIcon = /* @__PURE__ */ drawIcon(
  'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0z',
  'M15 9l-6 6',
  'M9 9l6 6',
);
export const ClockIcon = /* @__PURE__ */ drawIcon('M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0z', 'M12 6v6l4 2');
export const CardIcon = /* @__PURE__ */ drawIcon(
  'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2z',
  'M2 10L22 10',
  'M6 14h2',
);
export const DownloadIcon = /* @__PURE__ */ drawIcon(
  'M12 15V3',
  'M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4',
  'M7 10l5 5 5-5',
);
export const ExternalLinkIcon = /* @__PURE__ */ drawIcon(
  'M15 3h6v6',
  'M10 14 21 3',
  'M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
);
export const EyeIcon = /* @__PURE__ */ drawIcon(
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0',
  'M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
);
export const EyeOffIcon = /* @__PURE__ */ drawIcon(
  'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49',
  'M14.084 14.158a3 3 0 0 1-4.242-4.242',
  'M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143',
  'M2 2l20 20',
);
export const FileClockIcon = /* @__PURE__ */ drawIcon(
  'M16 22h2a2 2 0 0 0 2-2V8a2.4 2.4 0 0 0-.706-1.706l-3.588-3.588A2.4 2.4 0 0 0 14 2H6a2 2 0 0 0-2 2v2.85',
  'M14 2v5a1 1 0 0 0 1 1h5',
  'M8 14v2.2l1.6 1',
  'M14 16a6 6 0 1 1-12 0 6 6 0 0 1 12 0z',
);
export const FileIcon = /* @__PURE__ */ drawIcon(
  'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z',
  'M14 2v5a1 1 0 0 0 1 1h5',
  'M10 9H8',
  'M16 13H8',
  'M16 17H8',
);
export const GlobeIcon = /* @__PURE__ */ drawIcon(
  'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0z',
  'M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20',
  'M2 12h20',
);
export const HourglassIcon = /* @__PURE__ */ drawIcon(
  'M5 22h14',
  'M5 2h14',
  'M17 22v-4.172a2 2 0 0 0-.586-1.414L12 12l-4.414 4.414A2 2 0 0 0 7 17.828V22',
  'M7 2v4.172a2 2 0 0 0 .586 1.414L12 12l4.414-4.414A2 2 0 0 0 17 6.172V2',
);
export const InboxIcon = /* @__PURE__ */ drawIcon(
  'M22 12 16 12 14 15 10 15 8 12 2 12',
  'M5.45 5.11 2 12v6a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-6l-3.45-6.89A2 2 0 0 0 16.76 4H7.24a2 2 0 0 0-1.79 1.11z',
);
export const InfoIcon = /* @__PURE__ */ drawIcon('M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0z', 'M12 16v-4', 'M12 8h.01');
export const FilterIcon = /* @__PURE__ */ drawIcon('M2 5h20', 'M6 12h12', 'M9 19h6');
export const LockIcon = /* @__PURE__ */ drawIcon(
  'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2z',
  'M7 11V7a5 5 0 0 1 10 0v4',
);
export const SignOutIcon = /* @__PURE__ */ drawIcon(
  'M16 17l5-5-5-5',
  'M21 12H9',
  'M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4',
);
export const MailIcon = /* @__PURE__ */ drawIcon(
  'M22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7',
  'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2z',
);
export const MapPinIcon = /* @__PURE__ */ drawIcon(
  'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0',
  'M15 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
);
export const MenuLinesIcon = /* @__PURE__ */ drawIcon('M4 5h16', 'M4 12h16', 'M4 19h16');
export const MinusIcon = /* @__PURE__ */ drawIcon('M5 12h14');
export const PencilIcon = /* @__PURE__ */ drawIcon(
  'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z',
  'M15 5l4 4',
);
export const PhoneIcon = /* @__PURE__ */ drawIcon(
  'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384',
);
export const PlusIcon = /* @__PURE__ */ drawIcon('M5 12h14', 'M12 5v14');
export const ReloadIcon = /* @__PURE__ */ drawIcon('M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8', 'M21 3v5h-5');
export const SearchIcon = /* @__PURE__ */ drawIcon('M21 21l-4.34-4.34', 'M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0z');
export const ShieldCheckIcon = /* @__PURE__ */ drawIcon(
  'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z',
  'M9 12l2 2 4-4',
);
export const StarIcon = /* @__PURE__ */ drawIcon(
  'M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z',
);
export const TrashIcon = /* @__PURE__ */ drawIcon(
  'M10 11v6',
  'M14 11v6',
  'M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6',
  'M3 6h18',
  'M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
);
export const WarningIcon = /* @__PURE__ */ drawIcon(
  'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3',
  'M12 9v4',
  'M12 17h.01',
);
export const UserIcon = /* @__PURE__ */ drawIcon(
  'M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2',
  'M16 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0z',
);
export const UsersIcon = /* @__PURE__ */ drawIcon(
  'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2',
  'M16 3.128a4 4 0 0 1 0 7.744',
  'M22 21v-2a4 4 0 0 0-3-3.87',
  'M13 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0z',
);
export const VideoIcon = /* @__PURE__ */ drawIcon(
  'M16 13l5.223 3.482a.5.5 0 0 0 .777-.416V7.87a.5.5 0 0 0-.752-.432L16 10.5',
  'M4 6h10a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z',
);
export const OfflineIcon = /* @__PURE__ */ drawIcon(
  'M12 20h.01',
  'M8.5 16.429a5 5 0 0 1 7 0',
  'M5 12.859a10 10 0 0 1 5.17-2.69',
  'M19 12.859a10 10 0 0 0-2.007-1.523',
  'M2 8.82a15 15 0 0 1 4.177-2.643',
  'M22 8.82a15 15 0 0 0-11.288-3.764',
  'M2 2l20 20',
);
export const CloseIcon = /* @__PURE__ */ drawIcon('M18 6 6 18', 'M6 6l12 12');
