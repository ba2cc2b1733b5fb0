export { TeleRoot, type TeleRootProps } from './tele-root/TeleRoot.tsx';
export { teleVersion } from './tele-root/version.ts';
export { leaveTopLayer } from './tele-root/leave-top-layer.ts';
export { activeElementOf } from './focus/active-element.ts';
export { useFocusKept, type FocusKept } from './focus/use-focus-kept.ts';
export { holds } from './flat-tree/holds.ts';
export { useOverlayContainer, type Contrast, type Scheme } from './tele-root/context.ts';
export { readAppearance, type Appearance } from './tele-root/appearance.ts';
export { directionOf } from './messages/direction.ts';
export { lockScroll } from './dialog/lock-scroll.ts';
export { BareLink, type BareLinkProps } from './link/BareLink.tsx';
export { Link, type LinkProps } from './link/Link.tsx';
export type { LinkComponent, LinkTargetProps } from './tele-root/link-component.ts';

export { defineMessages } from './messages/define.ts';
export type {
  Message,
  MessageOverrides,
  Messages,
  MessageSource,
  MessageTable,
  OverridesOf,
} from './messages/define.ts';
export { MessagesProvider, type MessagesProviderProps } from './messages/MessagesProvider.tsx';
export { readingKey } from './list/reading-key.ts';
export { useDirection, useLocale, useMessages, useSpeak } from './messages/use-messages.ts';
export type { Say } from './messages/say.ts';
export type { Spoken } from './messages/speak.ts';
export { lateCode, lateSettled, onLateFailure, type LateCode } from './late/late-code.ts';
export { LatePart, type LatePartProps } from './late/LatePart.tsx';
export { LateTroubleContext } from './late/trouble.ts';
export { PartBoundary, type PartBoundaryProps } from './part-boundary/PartBoundary.tsx';
export { useLate, type LateState } from './late/use-late.ts';

export { Button, type ButtonProps, type ButtonVariant, type ControlSize } from './button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './button/ButtonLink.tsx';
export { IconButton, type IconButtonProps } from './icon-button/IconButton.tsx';
export { FileButton, type FileButtonProps } from './file-button/FileButton.tsx';
export { CountBadge, type CountBadgeProps } from './count-badge/CountBadge.tsx';

export { Field, type FieldProps } from './field/Field.tsx';
export { useFieldControl, type ControlAttributes } from './field/context.ts';
export { TextInput, type TextInputProps } from './text-input/TextInput.tsx';
export { TextArea, type TextAreaProps } from './text-area/TextArea.tsx';
export { Select, type SelectProps } from './select/Select.tsx';
export { Combobox, type ComboboxProps } from './combobox/Combobox.tsx';
export type { ComboboxOption, ComboboxSearchResult } from './combobox/filter.ts';
export { Checkbox, type CheckboxProps } from './checkbox/Checkbox.tsx';
export { RadioCards, type RadioCard, type RadioCardsProps } from './radio-cards/RadioCards.tsx';
export { RadioChips, type RadioChip, type RadioChipsProps } from './radio-chips/RadioChips.tsx';
export { MoneyInput, type MoneyInputProps, type MoneyValue } from './money-input/MoneyInput.tsx';
export { SegmentedControl, type Segment, type SegmentedControlProps } from './segmented-control/SegmentedControl.tsx';
export { ListFoot, type ListFootProps } from './list/ListFoot.tsx';
export { ListboxButton, type ListboxButtonProps } from './listbox-button/ListboxButton.tsx';
export type { ListboxOption } from './listbox-button/ListboxOptions.tsx';

export { Pill, type PillProps, type PillTone } from './pill/Pill.tsx';
export { Tag, type TagProps } from './tag/Tag.tsx';
export { Card, type CardProps } from './card/Card.tsx';
export { CardHeader, type CardHeaderProps } from './card/CardHeader.tsx';
export { CardBody, type CardBodyProps } from './card/CardBody.tsx';
export { CardFooter, type CardFooterProps } from './card/CardFooter.tsx';
export { DataList, type DataListProps } from './data-list/DataList.tsx';
export { DataRow, type DataRowProps } from './data-list/DataRow.tsx';
export { FileRow, type FileProgress, type FileRowProps } from './file-row/FileRow.tsx';
export { PhotoCrop, type PhotoCropProps } from './photo-crop/PhotoCrop.tsx';
export { firstArea, type CropArea } from './photo-crop/crop.ts';
export { Avatar, type AvatarProps } from './avatar/Avatar.tsx';
export { Heading, type HeadingProps } from './heading/Heading.tsx';
export type { FirstHeading } from './heading/context.ts';
export { PageHeader, type PageHeaderProps } from './page-header/PageHeader.tsx';

export { Sheet, type SheetCloseReason, type SheetProps } from './sheet/Sheet.tsx';
export { ConfirmDialog, type ConfirmCancelReason, type ConfirmDialogProps } from './confirm-dialog/ConfirmDialog.tsx';
export { ConfirmField, type ConfirmFieldProps } from './confirm-dialog/ConfirmField.tsx';
export { Popover, type PopoverProps } from './popover/Popover.tsx';
export { Menu, type MenuProps } from './menu/Menu.tsx';
export { MenuItem, type MenuItemProps } from './menu/MenuItem.tsx';
export { MenuLink, type MenuLinkProps } from './menu/MenuLink.tsx';
export { MenuLabel, type MenuLabelProps } from './menu/MenuLabel.tsx';
export { MenuSeparator } from './menu/MenuSeparator.tsx';
export { SegmentedLinks, type SegmentedLink, type SegmentedLinksProps } from './segmented-links/SegmentedLinks.tsx';
export { Tabs, type Tab, type TabsProps } from './tabs/Tabs.tsx';
export { Disclosure, type DisclosureProps } from './disclosure/Disclosure.tsx';

export { ToastProvider, type ToastProviderProps } from './toast/ToastProvider.tsx';
export { useToast, type ToastHandle, type ToastOptions } from './toast/context.ts';
export { Banner, type BannerProps } from './banner/Banner.tsx';
export { Notice, type NoticeProps, type NoticeTone } from './notice/Notice.tsx';
export { EmptyFrame, type EmptyFrameProps } from './empty-state/EmptyFrame.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/EmptyState.tsx';
export { OfflineState, type OfflineStateProps } from './empty-state/OfflineState.tsx';
export { ErrorState, type ErrorStateProps } from './error-state/ErrorState.tsx';
export { Skeleton, type SkeletonProps } from './skeleton/Skeleton.tsx';
export { SkeletonRegion, type SkeletonRegionProps } from './skeleton/SkeletonRegion.tsx';
export { Spinner, type SpinnerProps } from './spinner/Spinner.tsx';

export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/VisuallyHidden.tsx';
export { BrandMark, type BrandMarkProps } from './brand-mark/BrandMark.tsx';
export { Sprig, type SprigProps } from './sprig/Sprig.tsx';
export { Icon, type IconProps, type IconSource } from './icon/Icon.tsx';
export {
  ArrowLeftIcon,
  SortIcon,
  ArrowRightIcon,
  BadgeCheckIcon,
  BellIcon,
  BellRingIcon,
  BriefcaseIcon,
  BuildingIcon,
  CalendarIcon,
  CalendarCheckIcon,
  CalendarClockIcon,
  CalendarDaysIcon,
  CalendarPlusIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  AlertIcon,
  CircleCheckIcon,
  FeeIcon,
  CircleDashedIcon,
  CircleMinusIcon,
  CircleXIcon,
  ClockIcon,
  CopyIcon,
  CardIcon,
  DownloadIcon,
  ExternalLinkIcon,
  EyeIcon,
  EyeOffIcon,
  FileClockIcon,
  FileCheckIcon,
  FileIcon,
  ReceiptIcon,
  GlobeIcon,
  HomeIcon,
  HourglassIcon,
  IdCardIcon,
  ImageIcon,
  InboxIcon,
  HeartIcon,
  InfoIcon,
  LanguagesIcon,
  FilterIcon,
  LockIcon,
  SignOutIcon,
  MailIcon,
  MapPinIcon,
  MenuLinesIcon,
  MinusIcon,
  PencilIcon,
  PhoneIcon,
  PlusIcon,
  ReloadIcon,
  SearchIcon,
  ShieldCheckIcon,
  SlidersIcon,
  StarIcon,
  SunIcon,
  TrashIcon,
  WarningIcon,
  UndoIcon,
  UserIcon,
  UsersIcon,
  VideoIcon,
  OfflineIcon,
  CloseIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from './icon/icons.ts';
