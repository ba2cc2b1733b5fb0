import { describe, expectTypeOf, test } from 'vitest';
import type {
  Appearance,
  ButtonProps,
  CheckboxProps,
  ComboboxProps,
  ConfirmDialogProps,
  FieldProps,
  IconButtonProps,
  MoneyInputProps,
  RadioCardsProps,
  SegmentedControlProps,
  SheetProps,
  TabsProps,
  TeleRootProps,
} from './index.ts';

// Checked by the type check, which reads this file.

/** Required prop names. */
type Required<Props> = { [Name in keyof Props]-?: object extends Pick<Props, Name> ? never : Name }[keyof Props];

describe('props that must be given', () => {
  test('a control without text needs a name', () => {
    expectTypeOf<Required<IconButtonProps>>().toEqualTypeOf<'icon' | 'label'>();
    expectTypeOf<Required<FieldProps>>().toEqualTypeOf<'label' | 'children'>();
    expectTypeOf<Required<CheckboxProps>>().toEqualTypeOf<'label'>();
    expectTypeOf<Required<TabsProps>>().toEqualTypeOf<'tabs' | 'label'>();
  });

  test('a controlled component needs a value and a callback', () => {
    expectTypeOf<Required<ComboboxProps>>().toEqualTypeOf<'options' | 'value' | 'onValueChange'>();
    expectTypeOf<Required<RadioCardsProps>>().toEqualTypeOf<'options' | 'value' | 'onValueChange'>();
    expectTypeOf<Required<SegmentedControlProps>>().toEqualTypeOf<'options' | 'value' | 'onValueChange'>();
    expectTypeOf<Required<MoneyInputProps>>().toEqualTypeOf<'value' | 'onValueChange' | 'parse' | 'format'>();
  });

  test('a dialog needs its title and its way out', () => {
    expectTypeOf<Required<SheetProps>>().toEqualTypeOf<'open' | 'onOpenChange' | 'title' | 'children'>();
    expectTypeOf<Required<ConfirmDialogProps>>().toEqualTypeOf<'open' | 'title' | 'onConfirm' | 'onCancel'>();
  });

  test('a root and a plain input need nothing', () => {
    expectTypeOf<Required<TeleRootProps>>().toBeNever();
  });
});

describe('props that take only what there is', () => {
  test('variants, schemes and contrasts are closed lists', () => {
    expectTypeOf<NonNullable<ButtonProps['variant']>>().toEqualTypeOf<
      'primary' | 'secondary' | 'soft' | 'ghost' | 'danger' | 'ghost-danger' | 'danger-solid'
    >();
    expectTypeOf<NonNullable<TeleRootProps['scheme']>>().toEqualTypeOf<'light' | 'dark' | 'auto'>();
    expectTypeOf<NonNullable<TeleRootProps['contrast']>>().toEqualTypeOf<'auto' | 'more'>();
  });

  test('money is a number of cents, nothing, or no amount at all', () => {
    expectTypeOf<MoneyInputProps['value']>().toEqualTypeOf<number | null | 'invalid'>();
  });

  test('there are no knobs but the eleven', () => {
    // @ts-expect-error a misspelt knob
    expectTypeOf<{ acent: string }>().toExtend<Appearance>();
    expectTypeOf<keyof Appearance>().toEqualTypeOf<
      | 'accent'
      | 'surface'
      | 'ink'
      | 'highlight'
      | 'radius'
      | 'font'
      | 'fontHeading'
      | 'fontSize'
      | 'density'
      | 'shadow'
      | 'motion'
    >();
  });
});
